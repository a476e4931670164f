import { useEffect, useRef, useState } from "react";
import { CardFace, Coin, Potion, unknownFacts } from "../cards/CardFace";
import { Emblem, SignIcon } from "../cards/Emblem";
import { CardText } from "../cards/CardText";
import { lookOf } from "../cards/look";
import type { Sign } from "../cards/signs";
import { pieces } from "../cards/text";
import { type Choice, isCall, isSpending, type Likely, namesFor, ordered, type Purse, type Spending } from "../game/answering";
import { spot } from "../game/places";
import { Count } from "../parts/Count";
import type { CardFacts, GameState, LogLine, SeatInfo } from "../protocol";
import { useCardName, useTold, useWords, words } from "../words";
import { Bar } from "./Bar";
import { type Choosing, dragged } from "./choosing";
import { Suggested } from "./Hint";
import { type Film, FilmBar } from "./Film";
import { Lines } from "./Turned";

interface Props {
  state: GameState; // the truth, not what is still moving
  seats: SeatInfo[];
  cards: Record<string, CardFacts>;
  choosing: Choosing | null;
  lost: boolean;
  film: Film; // while it runs, nothing is asked
  log: LogLine[]; // as far as it is shown
}

/** A label with its symbols. */
export function Label({ text }: { text: string }) {
  return (
    <>
      {pieces(text).map((piece, i) =>
        piece.kind === "coin" ? <Coin key={i} text={piece.text} said={piece.said} /> : <span key={i}>{piece.text}</span>,
      )}
    </>
  );
}

/** The phases of a turn. Only some games have nights. */
function phases(cards: Record<string, CardFacts>): ("action" | "buy" | "night")[] {
  const nights = Object.values(cards).some((facts) => facts.types.includes("Night"));
  return nights ? ["action", "buy", "night"] : ["action", "buy"];
}

/** Where in the turn the game is, and what is left of it. */
export function Counters({ state, cards }: { state: GameState; cards: Record<string, CardFacts> }) {
  const t = useWords().table.question;
  const player = state.players[state.turn];
  if (player === undefined || state.phase === "over") return null;
  return (
    <span className="counters">
      <span className="phases" role="img" aria-label={t.phase(t.phases[state.phase])}>
        {phases(cards).map((phase) => (
          <span key={phase} className={phase === state.phase ? "now" : ""}>
            {t.phases[phase]}
          </span>
        ))}
      </span>
      <span className="counter">
        <SignIcon sign="action" />
        <Count value={player.actions} /> <span className="word">{t.actions(player.actions)}</span>
      </span>
      <span className="counter">
        <SignIcon sign="buy" />
        <Count value={player.buys} /> <span className="word">{t.buys(player.buys)}</span>
      </span>
      <span className="counter">
        <Coin text={`${player.coins}`} said={`${player.coins}`} />
        <span className="word">{t.coins(player.coins)}</span>
      </span>
      {player.potions > 0 && (
        <span className="counter" data-test="potions">
          <Potion />
          <Count value={player.potions} /> <span className="word">{t.potions(player.potions)}</span>
        </span>
      )}
    </span>
  );
}

export function QuestionBar({ state, seats, cards, choosing, lost, film, log }: Props) {
  const t = useWords().table.question;
  if (lost) return <Bar className="quiet" sentence={t.lost} detail={t.lostDetail} />;
  if (choosing === null) {
    if (state.phase === "over") return <Bar className="quiet" sentence={t.over} detail="" />;
    if (film.following) return <FilmBar film={film} state={state} log={log} seats={seats} />;
    const waiting = state.waiting_for === null ? undefined : seats[state.waiting_for];
    const sentence = waiting === undefined ? t.moment : state.seat < 0 ? t.decides(waiting.name) : t.waiting(waiting.name);
    const gone = waiting !== undefined && waiting.kind === "person" && !waiting.present && !waiting.replaced;
    const detail = state.seat < 0 ? t.watching : gone ? t.gone : "";
    return (
      <Bar className="quiet" sentence={sentence} detail={detail}>
        <Counters state={state} cards={cards} />
      </Bar>
    );
  }
  return <Asked state={state} seats={seats} cards={cards} choosing={choosing} />;
}

function Asked({ state, seats, cards, choosing }: { state: GameState; seats: SeatInfo[]; cards: Record<string, CardFacts>; choosing: Choosing }) {
  const { question } = choosing;
  const tray = choosing.choices.filter((choice) => choice.where === "tray");
  const labels = choosing.manner === "name" ? [] : choosing.choices.filter((choice) => choice.where === "label" && !isSpending(choice.move));
  const ways = question.purpose === "way" ? choosing.choices.filter((choice) => choice.where === "landscape") : [];
  const action = question.purpose === "play-action";
  const attack = question.cause !== null && cards[question.cause]?.types.includes("Attack") === true && state.turn !== question.player;
  const { asking: t, table } = useWords();
  const said = table.question;
  const nameOf = useCardName();
  const told = useTold();
  const called = (seat: number): string | null => (seat === state.seat ? null : (seats[seat]?.name ?? table.somebody));
  const asked = useWords().saying.prompt(question, called, nameOf) ?? question.sentence;
  const calls = isCall(question);
  const doubt = choosing.confirming === null ? null : t.doubts[choosing.confirming.why](nameOf(choosing.confirming.card));
  const owing = choosing.purses.some((purse) => purse.move === "pay-debt");
  const only = ways.length === 1 ? cards[ways[0]?.text ?? ""] : undefined;
  const detail = doubt !== null
    ? doubt.detail
    : action
      ? said.toBuy
      : owing
        ? said.debtFirst
        : question.purpose !== "react"
        ? ""
        : calls
          ? t.calling
          : attack
          ? said.attack(seats[state.turn]?.name ?? table.somebody)
          : said.react;
  const sentence = doubt !== null ? doubt.sentence : action || owing ? asked.replace(/\.$/, "") : asked;
  const about = question.about?.name === question.cause || question.purpose === "way" ? null : question.about;
  return (
    <section className={`question asked ${doubt === null ? "" : "confirming"}`} aria-label={said.name} data-doubt={choosing.confirming?.why} data-purpose={question.purpose} data-number={question.number}>
      {tray.length > 0 && (choosing.manner === "order" ? <Order choosing={choosing} cards={cards} /> : <Tray choices={tray} choosing={choosing} cards={cards} state={state} seats={seats} />)}
      {choosing.manner === "name" && <NameSearch choosing={choosing} cards={cards} state={state} />}
      <div className="question-row">
        <p className="sentence" role="status">
          {question.cause !== null && (
            <button type="button" className="cause" data-inspect={question.cause}>
              {nameOf(question.cause)}
            </button>
          )}
          <b>{sentence}</b> <span className="dim">{only === undefined ? detail : <CardText text={only.text} />}</span>
          {about !== null && (
            <span className="about" data-inspect={about.name} tabIndex={0}>
              {nameOf(about.name)}
            </span>
          )}
          {" "}
          {choosing.needed !== "" && <span className="needed">{choosing.needed}</span>}
        </p>
        {state.turn === question.player && <Counters state={state} cards={cards} />}
        <div className="buttons">
          {choosing.manner === "number" && <Stepper choosing={choosing} />}
          {doubt === null && choosing.purses.map((purse) => <TokenStepper key={`${purse.move}/${purse.most}`} purse={purse} choosing={choosing} />)}
          {choosing.playAll !== null && (
            <button type="button" className="button gold" disabled={choosing.busy} onClick={() => choosing.answer(choosing.playAll ?? [])} data-test="play-all">
              {said.playAll} <kbd>↵</kbd>
            </button>
          )}
          {doubt !== null && (
            <button type="button" className={`button ${choosing.gold === "back" ? "gold" : ""}`} onClick={() => choosing.clear()} data-test="back">
              {t.notYet} <kbd>{choosing.gold === "back" ? "↵" : "Esc"}</kbd>
            </button>
          )}
          {choosing.likely !== null && choosing.likely.choice.where !== "label" && <LikelyButton likely={choosing.likely} choosing={choosing} />}
          {ways.map((choice) => (
            <button key={choice.key} type="button" className="button choice way" disabled={choosing.busy} onClick={() => choosing.press(choice)} data-inspect={choice.text}>
              <Emblem card={choice.text} />
              <span>{nameOf(choice.text)}</span> <kbd>{choosing.keys.get(choice.key)}</kbd>
            </button>
          ))}
          {labels.map((choice) => {
            const picked = choice.options.some((option) => choosing.picked.includes(option));
            const likely = choice === choosing.likely?.choice;
            return (
              <button
                key={choice.key}
                type="button"
                className={`button choice ${picked ? "picked" : ""} ${likely ? "gold" : ""}`}
                disabled={choosing.busy}
                aria-pressed={choosing.manner === "several" ? picked : undefined}
                onClick={() => choosing.press(choice)}
              >
                {/* What may be done is the question itself. */}
                <span>{question.purpose === "may" ? said.yes : <Label text={told(choice.text)} />}</span>
                <Suggested on={choosing.suggested(choice)} />
                <kbd>{likely ? "↵" : choosing.keys.get(choice.key)}</kbd>
              </button>
            );
          })}
          {choosing.main !== null && (
            <button
              type="button"
              className={`button main ${choosing.gold === "main" ? "gold" : ""}`}
              disabled={choosing.main.answer === null || choosing.busy}
              onClick={() => choosing.main?.answer && choosing.answer(choosing.main.answer)}
              data-test="main"
            >
              {choosing.main.label} <Suggested on={choosing.suggestsNone && choosing.picked.length === 0} /> <kbd>{choosing.gold === "main" ? "↵" : "e"}</kbd>
            </button>
          )}
        </div>
      </div>
    </section>
  );
}

/** The likely wish where it is a card that is clicked elsewhere: the same, as the gold button. */
function LikelyButton({ likely, choosing }: { likely: Likely; choosing: Choosing }) {
  const t = useWords().asking;
  const nameOf = useCardName();
  const verb = t.likely[choosing.question.purpose as keyof typeof t.likely] ?? t.likely.react;
  const { choice, answer } = likely;
  return (
    <button type="button" className="button gold" disabled={choosing.busy} onClick={() => choosing.answer(answer)} data-test="likely">
      {verb(answer.length > 1 ? t.copies(nameOf(choice.text), answer.length) : nameOf(choice.text))} <kbd>↵</kbd>
    </button>
  );
}

/** Cards to choose from that lie nowhere on the table where they could be clicked. */
function Tray({ choices, choosing, cards, state, seats }: { choices: Choice[]; choosing: Choosing; cards: Record<string, CardFacts>; state: GameState; seats: SeatInfo[] }) {
  const t = useWords().table.question;
  const places = new Map<string, Choice[]>();
  for (const choice of choices) {
    const where = whence(choice.place, state, seats);
    places.set(where, [...(places.get(where) ?? []), choice]);
  }
  return (
    <div className={`tray ${choices.length > 6 ? "many" : ""}`}>
      {[...places].map(([where, members]) => (
        <div key={where} className="tray-group" role="group" aria-label={where === "" ? t.choices : where}>
          {where !== "" && <span className="tray-place">{where}</span>}
          {members.map((choice) => (
            <TrayCard key={choice.key} choice={choice} choosing={choosing} facts={cards[choice.text] ?? unknownFacts(choice.text)} />
          ))}
        </div>
      ))}
    </div>
  );
}

function TrayCard({ choice, choosing, facts }: { choice: Choice; choosing: Choosing; facts: CardFacts }) {
  const picked = choice.options.filter((option) => choosing.picked.includes(option)).length;
  const t = useWords().table;
  const several = choice.options.length > 1;
  return (
    <button
      type="button"
      className={`tray-card can ${facts.landscape ? `card-lines ${lookOf(facts).className}` : ""} ${picked > 0 ? "picked" : ""} ${several ? "stacked" : ""}`}
      data-cards={choice.options.map((option) => choosing.question.options[option]?.id ?? "").join(" ")}
      data-inspect={choice.text}
      aria-pressed={choosing.manner === "several" ? picked > 0 : undefined}
      onClick={() => choosing.press(choice)}
    >
      {facts.landscape ? <Lines facts={facts} /> : <CardFace facts={facts} detail="name" />}
      {several && <span className="copies">{picked > 0 ? `${picked} / ${choice.options.length}` : `×${choice.options.length}`}</span>}
      {!several && picked > 0 && <span className="copies">✓</span>}
      {picked > 0 && <span className="sr">{t.picked(picked)}</span>}
      <Suggested on={choosing.suggested(choice)} />
      <kbd className="key" aria-hidden="true">
        {choosing.keys.get(choice.key)}
      </kbd>
    </button>
  );
}

/** Where cards to choose from lie, as a caption over them. */
function whence(place: string | null, state: GameState, seats: SeatInfo[]): string {
  const { zone, seat, name } = spot(place ?? "");
  const mine = seat < 0 || seat === state.seat;
  const t = words().table;
  const at = t.question.places;
  const who = seats[seat]?.name ?? t.somebody;
  const owner = mine ? null : who;
  const captions: Record<string, string> = {
    in_play: mine ? at.inPlay : at.inPlayOf(who),
    discard: at.discard(owner),
    mat: at.mat(owner, name),
    table: name,
    aside: name,
    stack_discard: name,
    stack_aside: name,
    trash: at.trash,
    set_aside: mine ? at.setAside : at.setAsideBy(who),
    hand: mine ? "" : at.hand(who),
    deck: at.deck(owner),
    revealed: mine ? "" : at.shownBy(who),
  };
  return captions[zone] ?? "";
}

/** Cards to be put into an order: click them one after another, or drag them. */
function Order({ choosing, cards }: { choosing: Choosing; cards: Record<string, CardFacts> }) {
  const t = useWords().table.question;
  const { question, picked } = choosing;
  const [held, setHeld] = useState<number | null>(null);
  const order = ordered(question, picked);
  const row = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState<number | null>(null);

  const moving = useRef(false); // known at once, unlike what is drawn: a quick drag ends before it
  const dropped = useRef(false); // the click that ends a drag is none
  /** The place that a card held there would take: as many others lie before it, in the same row or in one above. */
  const slotAt = ({ clientX: x, clientY: y }: React.PointerEvent): number => {
    const slots = [...(row.current?.querySelectorAll<HTMLElement>(".tray-card") ?? [])];
    return slots.filter((slot, i) => {
      const box = slot.getBoundingClientRect();
      return i !== held && (box.bottom < y || (box.top < y && box.left + box.width / 2 < x));
    }).length;
  };
  return (
    <div className="tray order" role="group" aria-label={t.order} ref={row}>
      <span className="order-end dim">{t.top}</span>
      {order.map((option, i) => {
        const name = question.options[option]?.text ?? "";
        const place = picked.indexOf(option);
        const choice = choosing.choices.find((one) => one.options[0] === option);
        return (
          <button
            key={option}
            type="button"
            className={`tray-card can ${place >= 0 ? "picked" : ""} ${held === i ? "held" : ""} ${over === i && held !== i ? "drop" : ""}`}
            data-cards={question.options[option]?.id ?? ""}
            data-inspect={name}
            onPointerDown={(event) => {
              moving.current = dropped.current = false;
              if (event.button !== 0) return;
              setHeld(i);
              event.currentTarget.setPointerCapture(event.pointerId); // the first move of a quick drag is elsewhere already
            }}
            onPointerMove={(event) => {
              if (held === i && event.buttons !== 0) {
                moving.current = true;
                setOver(slotAt(event));
              }
            }}
            onPointerUp={(event) => {
              const to = moving.current ? slotAt(event) : null;
              const from = held;
              setHeld(null);
              setOver(null);
              if (from !== null && to !== null && to !== from) {
                event.preventDefault();
                dropped.current = true;
                choosing.setOrder(dragged(question, picked, from, to));
              }
            }}
            onPointerCancel={() => {
              setHeld(null);
              setOver(null);
            }}
            onClick={() => {
              if (!dropped.current && choice !== undefined) choosing.press(choice);
              dropped.current = false;
            }}
          >
            <CardFace facts={cards[name] ?? unknownFacts(name)} detail="name" />
            <span className={`copies ${place < 0 ? "open" : ""}`}>{i + 1}</span>
            {place < 0 && <span className="sr">{t.putNext}</span>}
            <kbd className="key" aria-hidden="true">
              {choice === undefined ? "" : choosing.keys.get(choice.key)}
            </kbd>
          </button>
        );
      })}
      {order.length > 1 && <span className="order-end dim">{t.last}</span>}
    </div>
  );
}

function Stepper({ choosing }: { choosing: Choosing }) {
  const { question: t } = useWords().table;
  const { question, amount } = choosing;
  return (
    <span className="stepper" role="group" aria-label={t.howMany}>
      <button type="button" className="button" aria-label={t.less} disabled={amount <= question.minimum} onClick={() => choosing.setAmount(amount - 1)}>
        −
      </button>
      {question.purpose === "place" && (
        <input type="range" className="depth" aria-label={t.howMany} min={question.minimum} max={question.maximum} value={amount} style={{ "--n": question.maximum + 1 } as React.CSSProperties} onChange={(event) => choosing.setAmount(Number(event.target.value))} data-test="depth" />
      )}
      <output aria-live="polite" data-test="amount">
        {question.purpose === "overpay" ? <Coin text={`${amount}`} said={words().cards.coins(amount)} /> : amount}
      </output>
      <button type="button" className="button" aria-label={t.more} disabled={amount >= question.maximum} onClick={() => choosing.setAmount(amount + 1)}>
        +
      </button>
      {question.purpose !== "bid" && (
        <button type="button" className="button" onClick={() => choosing.setAmount(question.maximum)} disabled={amount >= question.maximum}>
          {question.purpose === "place" ? t.bottom : t.all(question.maximum)}
        </button>
      )}
    </span>
  );
}

const SIGNS: Record<Spending, Sign> = { "spend-coffers": "coffers", "spend-villagers": "villager", "pay-debt": "debt" };

/** Spend some of one's tokens: the stepper says how many. Debt is mostly paid as far as it can be. */
function TokenStepper({ purse, choosing }: { purse: Purse; choosing: Choosing }) {
  const { move, most } = purse;
  const [count, setCount] = useState(move === "pay-debt" ? most : 1);
  const t = useWords().table.question.tokens[move];
  // A key spends what its option spends.
  const choice = choosing.choices.find((found) => found.move === move && choosing.question.options[found.options[0] ?? -1]?.number === count);
  const key = choice === undefined ? undefined : choosing.keys.get(choice.key);
  return (
    <span className="stepper" role="group" aria-label={t.group}>
      {most > 1 && (
        <button type="button" className="button step" aria-label={t.fewer} disabled={count <= 1} onClick={() => setCount(count - 1)}>
          −
        </button>
      )}
      <button type="button" className="button choice" disabled={choosing.busy} onClick={() => choosing.spend(move, count)} data-test={move}>
        <SignIcon sign={SIGNS[move]} />
        {most > 1 && (
          <span className="word">
            {t.spend(count, most)} {t.what(most)}
          </span>
        )}
        <span className={most > 1 ? "shorter" : ""}>
          {t.spend(count, 1)} {t.what(count)}
        </span>
        {key !== undefined && <kbd>{key}</kbd>}
      </button>
      {most > 1 && (
        <button type="button" className="button step" aria-label={t.more} disabled={count >= most} onClick={() => setCount(count + 1)}>
          +
        </button>
      )}
    </span>
  );
}

/** Name a card: cards of this game are offered at once, any other by typing some of its name; arrow keys or a click pick. */
function NameSearch({ choosing, cards, state }: { choosing: Choosing; cards: Record<string, CardFacts>; state: GameState }) {
  const { asking: t, table } = useWords();
  const said = table.question;
  const nameOf = useCardName();
  const [text, setText] = useState("");
  const [place, setPlace] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  // By touch the field would bring up a keyboard over the cards, one of which is nearly always meant.
  useEffect(() => {
    if (matchMedia("(hover: hover)").matches) field.current?.focus({ preventScroll: true });
  }, []);
  const found = namesFor(choosing.question, text, cards, state.players[state.seat]?.owned ?? {});
  const chosen = found[Math.min(place, found.length - 1)];
  useEffect(() => {
    document.getElementById(`name-${chosen?.option}`)?.scrollIntoView({ block: "nearest" }); // which newer browsers answer
  }, [chosen?.option]);
  return (
    <div className="name-search">
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-expanded="true"
        aria-controls="names"
        aria-activedescendant={chosen === undefined ? undefined : `name-${chosen.option}`}
        aria-label={said.nameCard}
        placeholder={t.anyName(choosing.question.options.length)}
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setPlace(0);
        }}
        onKeyDown={(event) => {
          if (event.key === "ArrowDown" || event.key === "ArrowRight") setPlace(Math.min(found.length - 1, place + 1));
          else if (event.key === "ArrowUp" || event.key === "ArrowLeft") setPlace(Math.max(0, place - 1));
          else if (event.key === "Enter" && chosen !== undefined) choosing.answer([chosen.option]);
          else return;
          event.preventDefault();
        }}
      />
      <ul id="names" role="listbox" aria-label={said.cards}>
        {found.map(({ name, option }) => (
          <li
            key={option}
            id={`name-${option}`}
            role="option"
            aria-selected={option === chosen?.option}
            className={`${lookOf(cards[name] ?? unknownFacts(name)).className} ${option === chosen?.option ? "picked" : ""}`}
            onClick={() => choosing.answer([option])}
            data-inspect={name}
          >
            <span className="chip-art">
              <Emblem card={name} />
            </span>
            {nameOf(name)}
          </li>
        ))}
        {found.length === 0 && <li className="dim none">{said.noName}</li>}
      </ul>
    </div>
  );
}
