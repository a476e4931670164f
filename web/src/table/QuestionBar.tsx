import { useEffect, useRef, useState } from "react";
import { CardFace, Coin, unknownFacts } from "../cards/CardFace";
import { SignIcon } from "../cards/Emblem";
import { pieces } from "../cards/text";
import type { Choice } from "../game/answering";
import { ordered } from "../game/answering";
import { Count } from "../parts/Count";
import type { CardFacts, GameState, SeatInfo } from "../protocol";
import { type Choosing, dragged } from "./choosing";

interface Props {
  state: GameState; // the truth, not what is still moving
  seats: SeatInfo[];
  cards: Record<string, CardFacts>;
  choosing: Choosing | null;
  lost: boolean;
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

export function Counters({ state }: { state: GameState }) {
  const player = state.players[state.turn];
  if (player === undefined || state.phase === "over") return null;
  return (
    <span className="counters">
      <span className="counter">
        <SignIcon sign="action" />
        <Count value={player.actions} /> <span className="word">{player.actions === 1 ? "Action" : "Actions"}</span>
      </span>
      <span className="counter">
        <SignIcon sign="buy" />
        <Count value={player.buys} /> <span className="word">{player.buys === 1 ? "Buy" : "Buys"}</span>
      </span>
      <span className="counter">
        <Coin text={`${player.coins}`} said={`${player.coins}`} />
        <span className="word">{player.coins === 1 ? "Coin" : "Coins"}</span>
        {player.potions > 0 && <b> {player.potions} P</b>}
      </span>
    </span>
  );
}

export function QuestionBar({ state, seats, cards, choosing, lost }: Props) {
  if (lost) return <Bar className="quiet" sentence="The connection is lost." detail="Trying again; nothing of the game is lost." />;
  if (choosing === null) {
    if (state.phase === "over") return <Bar className="quiet" sentence="The game is over." detail="" />;
    const waiting = state.waiting_for === null ? undefined : seats[state.waiting_for];
    const sentence = waiting === undefined ? "A moment …" : state.seat < 0 ? `${waiting.name} is asked.` : `Waiting for ${waiting.name}.`;
    return (
      <Bar className="quiet" sentence={sentence} detail="">
        <Counters state={state} />
      </Bar>
    );
  }
  return <Asked state={state} cards={cards} choosing={choosing} />;
}

function Bar({ sentence, detail, className, children }: { sentence: string; detail: string; className: string; children?: React.ReactNode }) {
  return (
    <section className={`question ${className}`} aria-label="Question">
      <div className="question-row">
        <p className="sentence" role="status">
          <b>{sentence}</b> <span className="dim">{detail}</span>
        </p>
        {children}
      </div>
    </section>
  );
}

const YES = ["may"];

function Asked({ state, cards, choosing }: { state: GameState; cards: Record<string, CardFacts>; choosing: Choosing }) {
  const { question } = choosing;
  const tray = choosing.choices.filter((choice) => choice.where === "tray");
  const labels = choosing.manner === "name" ? [] : choosing.choices.filter((choice) => choice.where === "label" && !isCoffers(choice, choosing));
  const ownTurn = question.purpose === "play-action" || question.purpose === "buy";
  const detail = ownTurn && question.purpose === "play-action" ? "or go on to your Buy phase." : "";
  const sentence = detail === "" ? question.sentence : question.sentence.replace(/\.$/, "");
  const about = question.about;
  return (
    <section className="question asked" aria-label="Question" data-purpose={question.purpose} data-number={question.number}>
      {tray.length > 0 && (choosing.manner === "order" ? <Order choosing={choosing} cards={cards} /> : <Tray choices={tray} choosing={choosing} cards={cards} state={state} />)}
      {choosing.manner === "name" && <NameSearch choosing={choosing} />}
      <div className="question-row">
        <p className="sentence" role="status">
          {question.cause !== null && (
            <button type="button" className="cause" data-inspect={question.cause}>
              {question.cause}
            </button>
          )}
          <b>{sentence}</b> <span className="dim">{detail}</span>
          {about !== null && (
            <span className="about" data-inspect={about.name} tabIndex={0}>
              {about.name}
            </span>
          )}
          {choosing.needed !== "" && <span className="needed">{choosing.needed}</span>}
        </p>
        {state.turn === state.seat && <Counters state={state} />}
        <div className="buttons">
          {choosing.manner === "number" && <Stepper choosing={choosing} />}
          {choosing.coffers > 0 && <CoffersStepper key={choosing.coffers} choosing={choosing} />}
          {question.play_all !== null && (
            <button type="button" className="button gold" disabled={choosing.busy} onClick={() => choosing.answer(question.play_all ?? [])} data-test="play-all">
              Play all Treasures <kbd>↵</kbd>
            </button>
          )}
          {labels.map((choice) => {
            const picked = choice.options.some((option) => choosing.picked.includes(option));
            return (
              <button
                key={choice.key}
                type="button"
                className={`button choice ${picked ? "picked" : ""}`}
                disabled={choosing.busy}
                aria-pressed={choosing.manner === "several" ? picked : undefined}
                onClick={() => choosing.press(choice)}
              >
                <span>
                  {YES.includes(question.purpose) ? "Yes: " : ""}
                  <Label text={choice.text} />
                </span>
                <kbd>{choosing.keys.get(choice.key)}</kbd>
              </button>
            );
          })}
          {choosing.main !== null && (
            <button
              type="button"
              className={`button main ${question.play_all === null || choosing.main.answer === null ? "gold" : ""}`}
              disabled={choosing.main.answer === null || choosing.busy}
              onClick={() => choosing.main?.answer && choosing.answer(choosing.main.answer)}
              data-test="main"
            >
              {choosing.main.label} <kbd>{question.play_all === null ? "↵" : "e"}</kbd>
            </button>
          )}
        </div>
      </div>
    </section>
  );
}

function isCoffers(choice: Choice, choosing: Choosing): boolean {
  return choosing.coffers > 0 && choice.text.includes("Coffers");
}

/** Cards to choose from that lie nowhere on the table where they could be clicked. */
function Tray({ choices, choosing, cards, state }: { choices: Choice[]; choosing: Choosing; cards: Record<string, CardFacts>; state: GameState }) {
  return (
    <div className="tray" role="group" aria-label="Choices">
      {choices.map((choice) => {
        const picked = choice.options.filter((option) => choosing.picked.includes(option)).length;
        const ids = choice.options.map((option) => choosing.question.options[option]?.id ?? "").join(" ");
        const where = whence(choice.place, state);
        return (
          <button
            key={choice.key}
            type="button"
            className={`tray-card can ${picked > 0 ? "picked" : ""} ${choice.options.length > 1 ? "stacked" : ""}`}
            data-cards={ids}
            data-inspect={choice.text}
            aria-pressed={choosing.manner === "several" ? picked > 0 : undefined}
            onClick={() => choosing.press(choice)}
          >
            <CardFace facts={cards[choice.text] ?? unknownFacts(choice.text)} detail="name" />
            {choice.options.length > 1 && <span className="copies">{picked > 0 ? `${picked} / ${choice.options.length}` : `×${choice.options.length}`}</span>}
            {choice.options.length === 1 && picked > 0 && <span className="copies">✓</span>}
            {where !== "" && <span className="apart-label">{where}</span>}
            {picked > 0 && <span className="sr">, {picked} picked</span>}
            <kbd className="key" aria-hidden="true">
              {choosing.keys.get(choice.key)}
            </kbd>
          </button>
        );
      })}
    </div>
  );
}

function whence(place: string | null, state: GameState): string {
  const [zone = "", seat = ""] = (place ?? "").split(":");
  const other = seat !== "" && Number(seat) !== state.seat;
  return { in_play: "in play", discard: "discard pile", trash: "trash", set_aside: "set aside", hand: other ? "hand" : "", deck: "deck" }[zone] ?? "";
}

/** Cards to be put into an order: click them one after another, or drag them. */
function Order({ choosing, cards }: { choosing: Choosing; cards: Record<string, CardFacts> }) {
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
    <div className="tray order" role="group" aria-label="Order, the first on top" ref={row}>
      <span className="order-end dim">top</span>
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
            {place >= 0 && <span className="copies">{place + 1}</span>}
            {place < 0 && <span className="sr">, put it next</span>}
            <kbd className="key" aria-hidden="true">
              {choice === undefined ? "" : choosing.keys.get(choice.key)}
            </kbd>
          </button>
        );
      })}
    </div>
  );
}

function Stepper({ choosing }: { choosing: Choosing }) {
  const { question, amount } = choosing;
  return (
    <span className="stepper" role="group" aria-label="How many">
      <button type="button" className="button" aria-label="Less" disabled={amount <= question.minimum} onClick={() => choosing.setAmount(amount - 1)}>
        −
      </button>
      <output aria-live="polite" data-test="amount">
        {question.purpose === "overpay" ? <Coin text={`${amount}`} said={`${amount} coins`} /> : amount}
      </output>
      <button type="button" className="button" aria-label="More" disabled={amount >= question.maximum} onClick={() => choosing.setAmount(amount + 1)}>
        +
      </button>
      <button type="button" className="button" onClick={() => choosing.setAmount(question.maximum)} disabled={amount >= question.maximum}>
        all {question.maximum}
      </button>
    </span>
  );
}

function CoffersStepper({ choosing }: { choosing: Choosing }) {
  const [count, setCount] = useState(1);
  return (
    <span className="stepper" role="group" aria-label="Coffers to spend">
      <button type="button" className="button" aria-label="Fewer Coffers" disabled={count <= 1} onClick={() => setCount(count - 1)}>
        −
      </button>
      <button type="button" className="button" disabled={choosing.busy} onClick={() => choosing.spendCoffers(count)} data-test="coffers">
        <SignIcon sign="coffers" /> Spend {count}
      </button>
      <button type="button" className="button" aria-label="More Coffers" disabled={count >= choosing.coffers} onClick={() => setCount(count + 1)}>
        +
      </button>
    </span>
  );
}

/** Name a card: type some of it, the arrow keys or a click pick. */
function NameSearch({ choosing }: { choosing: Choosing }) {
  const [text, setText] = useState("");
  const [place, setPlace] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const wanted = text.trim().toLowerCase();
  const names = choosing.question.options.map((option, i) => ({ name: option.text, i }));
  const starts = names.filter(({ name }) => name.toLowerCase().startsWith(wanted));
  const others = names.filter(({ name }) => !name.toLowerCase().startsWith(wanted) && name.toLowerCase().includes(wanted));
  const found = [...starts, ...others].slice(0, 8);
  const chosen = found[Math.min(place, found.length - 1)];
  return (
    <div className="name-search">
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-expanded="true"
        aria-controls="names"
        aria-activedescendant={chosen === undefined ? undefined : `name-${chosen.i}`}
        aria-label="Name a card"
        placeholder="Name a card …"
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setPlace(0);
        }}
        onKeyDown={(event) => {
          if (event.key === "ArrowDown") setPlace(Math.min(found.length - 1, place + 1));
          else if (event.key === "ArrowUp") setPlace(Math.max(0, place - 1));
          else if (event.key === "Enter" && chosen !== undefined) choosing.answer([chosen.i]);
          else return;
          event.preventDefault();
        }}
      />
      <ul id="names" role="listbox" aria-label="Cards">
        {found.map(({ name, i }) => (
          <li key={i} id={`name-${i}`} role="option" aria-selected={i === chosen?.i} className={i === chosen?.i ? "picked" : ""} onClick={() => choosing.answer([i])} data-inspect={name}>
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
