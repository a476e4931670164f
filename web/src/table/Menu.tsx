import { useState } from "react";
import { Dialog } from "../parts/Dialog";
import { change, type LanguageWish, type Settings, type Speed, type Theme, useSettings } from "../settings";
import { LANGUAGES, useWords } from "../words";

function Switch({ name, label, help }: { name: keyof Settings; label: string; help: string }) {
  const settings = useSettings();
  return (
    <label className="switch">
      <input type="checkbox" checked={settings[name] === true} onChange={(event) => change({ [name]: event.target.checked })} />
      <span>
        {label}
        <span className="dim">{help}</span>
      </span>
    </label>
  );
}

function Pick<T extends string>({ legend, value, values, onPick }: { legend: string; value: T; values: [T, string][]; onPick: (value: T) => void }) {
  return (
    <fieldset className="pick">
      <legend>{legend}</legend>
      {values.map(([key, label]) => (
        <label key={key} className={key === value ? "picked" : ""}>
          <input type="radio" name={legend} checked={key === value} onChange={() => onPick(key)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

export function SettingsForm() {
  const settings = useSettings();
  const { settings: t, asking } = useWords();
  const languages: [LanguageWish, string][] = [["auto", t.languageAuto], ...(Object.entries(LANGUAGES) as [LanguageWish, string][])];
  return (
    <div className="settings">
      <Pick<LanguageWish> legend={t.language} value={settings.language} values={languages} onPick={(language) => change({ language })} />
      <Pick<Theme> legend="Colours" value={settings.theme} values={[["auto", "As the device"], ["light", "Light"], ["dark", "Dark"]]} onPick={(theme) => change({ theme })} />
      <Pick<Speed>
        legend="Cards move"
        value={settings.speed}
        values={[["off", "Not at all"], ["slow", "Slowly"], ["normal", "As usual"], ["fast", "Quickly"]]}
        onPick={(speed) => change({ speed })}
      />
      <Switch name="keys" label="Show keys on choices" help="Letters on piles, digits on cards in hand" />
      <h3>{asking.settings.title}</h3>
      <Switch name="careful" label={asking.settings.careful} help={asking.settings.carefulHelp} />
      <Switch name="askEnd" label={asking.settings.askEnd} help={asking.settings.askEndHelp} />
      <h3>Answered for you</h3>
      <Switch name="treasures" label="Play plain Treasures" help="When your Buy phase begins with nothing but basic Treasures to play" />
      <Switch name="endTurn" label="End the turn when broke" help="When you have no coins, and only Copper and Curse could be bought" />
      <Switch name="shield" label={t.shield} help={t.shieldHelp} />
    </div>
  );
}

export function Keys() {
  const rows: [string, string][] = [
    ["Enter", "the gold button"],
    ["e", "end the phase or the turn, Treasures left or not"],
    ["a … z", "the pile or choice with that letter"],
    ["1 … 0", "the card in hand with that digit"],
    ["t", "play all Treasures"],
    ["+ −", "more or less, where a number is asked"],
    ["u", "take back your last answer"],
    ["Esc", "put back what is picked; close what is open"],
    ["Tab", "from thing to thing; a card that is reached is shown large"],
    ["l", "the log"],
    ["?", "this help"],
  ];
  return (
    <dl className="keys">
      {rows.map(([key, what]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Menu({ children }: { children?: React.ReactNode }) {
  const [open, setOpen] = useState(false);
  const t = useWords().settings;
  return (
    <>
      <button type="button" className="icon-button" aria-label={t.title} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        ☰
      </button>
      {open && (
        <Dialog title={t.title} onClose={() => setOpen(false)}>
          {children}
          <SettingsForm />
          <h3>Keys</h3>
          <Keys />
        </Dialog>
      )}
    </>
  );
}
