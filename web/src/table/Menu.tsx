import { useState } from "react";
import { Dialog } from "../parts/Dialog";
import { wishNotices } from "./signals";
import { change, type LanguageWish, type Settings, type Speed, type Telling, type Theme, useSettings } from "../settings";
import { LANGUAGES, useWords } from "../words";
import { TELLINGS } from "./Film";

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

const entries = <T extends string>(texts: Readonly<Record<T, string>>): [T, string][] => Object.entries(texts) as [T, string][];

/** What calls the player. The browser is asked for its notices when they are switched on, and never before. */
function Signals() {
  const { talk: t } = useWords();
  const { notify } = useSettings();
  const [problem, setProblem] = useState("");
  return (
    <>
      <Switch name="sound" label={t.sound} help={t.soundHelp} />
      <label className="switch">
        <input type="checkbox" checked={notify} onChange={(event) => void wishNotices(event.target.checked).then(setProblem)} />
        <span>
          {t.notify}
          <span className="dim">{t.notifyHelp}</span>
          {problem !== "" && (
            <span className="error" role="alert">
              {problem}
            </span>
          )}
        </span>
      </label>
      <Switch name="hear" label={t.hear} help={t.hearHelp} />
    </>
  );
}

export function SettingsForm() {
  const settings = useSettings();
  const { settings: t, asking, follow } = useWords();
  const languages: [LanguageWish, string][] = [["auto", t.languageAuto], ...(Object.entries(LANGUAGES) as [LanguageWish, string][])];
  return (
    <div className="settings">
      <Pick<LanguageWish> legend={t.language} value={settings.language} values={languages} onPick={(language) => change({ language })} />
      <Pick<Theme> legend={t.colours} value={settings.theme} values={entries(t.theme)} onPick={(theme) => change({ theme })} />
      <Pick<Speed>
        legend={t.cardsMove}
        value={settings.speed}
        values={entries(t.speed)}
        onPick={(speed) => change({ speed })}
      />
      <Pick<Telling> legend={follow.telling} value={settings.telling} values={TELLINGS.map((one) => [one, follow.speeds[one]])} onPick={(telling) => change({ telling })} />
      <Switch name="tracker" label={follow.tracker} help={follow.trackerHelp} />
      <Switch name="keys" label={t.keysShown} help={t.keysShownHelp} />
      <Signals />
      <h3>{asking.settings.title}</h3>
      <Switch name="careful" label={asking.settings.careful} help={asking.settings.carefulHelp} />
      <Switch name="askEnd" label={asking.settings.askEnd} help={asking.settings.askEndHelp} />
      <h3>{t.answered}</h3>
      <Switch name="treasures" label={t.treasures} help={t.treasuresHelp} />
      <Switch name="endTurn" label={t.endTurn} help={t.endTurnHelp} />
      <Switch name="shield" label={t.shield} help={t.shieldHelp} />
    </div>
  );
}

export function Keys() {
  const rows = useWords().settings.keyRows;
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
          {children !== undefined && <div className="menu-links">{children}</div>}
          <SettingsForm />
          <h3>{t.keys}</h3>
          <Keys />
        </Dialog>
      )}
    </>
  );
}
