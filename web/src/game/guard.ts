/** Whether a press counts: the one place that decides it, for mouse, keys and touch, wherever something is answered.
 *
 *  A press answers what was on screen when it began, and nothing else. Beyond that:
 *  - presses of one spot or one key that follow one another quickly are one gesture, such as a double click, and belong to
 *    what was on screen when the gesture began; a key that repeats itself never counts;
 *  - a question that has just come takes no answer until it can have been read, but for what the one before it had offered
 *    in the same words: who plays a Village and at once the Smithy beside it has read both. */

/** What a double click is: systems take two clicks as one up to half a second apart, people make them within 400 ms. */
export const GESTURE = 450;
/** Until something new can have been seen, understood and aimed at; people need 400 ms at their quickest. */
export const READING = 400;
/** Until a press can have been meant for what is on screen now at all: less than anybody's time to react. */
export const REACTION = 120;
/** Who goes on pressing the same spot means it: no gesture lasts longer than this on the same question. */
export const INSISTENCE = 1000;
/** What is on screen at the end of a game, and what can be pressed there that leads away from it. */
export const AGAIN = "again";
const NEAR = 24; // pixels that a finger moves between two taps of the same thing

/** A key, or where a pointer went down. */
export type Spot = string | { x: number; y: number };

interface Press {
  spot: Spot;
  time: number;
  asked: string | null; // what was on screen when its gesture began
  repeated: boolean; // by the keyboard itself
  more: boolean; // not the first of its gesture
}

export class Guard {
  careful = true; // false: every press on what was on screen counts, as the settings may ask for
  private asked: string | null = null;
  private since = 0;
  private offered: ReadonlySet<string> = new Set();
  private before: ReadonlySet<string> = new Set(); // what the question before this one offered
  private press: Press | null = null; // the one that is under way
  private last: Press | null = null;
  private beside = new Map<string, number>(); // what else can be pressed, since when it is on screen

  /** This is on screen from now on: a question, something to be confirmed, or nothing. `offered` are its answers in words. */
  show(asked: string | null, offered: Iterable<string>, time: number): void {
    if (asked !== this.asked) {
      this.before = this.offered;
      this.since = time;
    }
    this.asked = asked;
    this.offered = new Set(offered);
  }

  /** These are on screen beside the question from now on, such as what others ask for: each by a name of its own. */
  showBeside(names: Iterable<string>, time: number): void {
    this.beside = new Map([...names].map((name) => [name, this.beside.get(name) ?? time]));
  }

  /** A pointer or key goes down. */
  begin(spot: Spot, time: number, repeated = false): void {
    const last = this.last;
    const onScreen = time >= this.since ? this.asked : null; // what came after it went down was not seen
    const gesture = last !== null && near(last.spot, spot) && time - last.time < GESTURE && time - this.since < INSISTENCE;
    this.press = { spot, time, asked: gesture ? last.asked : onScreen, repeated, more: gesture };
    this.last = this.press;
  }

  /** Whether the press that is under way is meant for something beside the question: it was there and could be read. It counts once. */
  countsBeside(name: string, time: number): boolean {
    const press = this.press;
    const since = this.beside.get(name);
    this.press = null;
    if (since === undefined || press?.repeated === true) return false;
    return (press?.time ?? time) - since >= (this.careful ? READING : 0);
  }

  /** Whether the press that is under way is the rest of a gesture that was meant for what is gone from the screen. */
  strays(): boolean {
    return this.press?.more === true && this.press.asked !== this.asked;
  }

  /** Whether the press that is under way answers what is on screen; `what` is pressed, in the words of `offered`. It counts once. */
  counts(what: string, time: number): boolean {
    const press = this.press;
    this.press = null;
    if (this.asked === null || press?.repeated === true) return false;
    if (!this.careful) return press === null || press.time >= this.since;
    // Without a press it is a device that helps to use the page: it reads before it presses.
    if (press === null) return time - this.since >= READING;
    if (press.asked !== this.asked) return false;
    const age = press.time - this.since;
    return age >= READING || (age >= REACTION && this.before.has(what));
  }
}

function near(one: Spot, other: Spot): boolean {
  if (typeof one === "string" || typeof other === "string") return one === other;
  return Math.hypot(one.x - other.x, one.y - other.y) <= NEAR;
}

/** Tell the guard of everything that is pressed on the page, before anybody else hears of it; gives back how to stop that. */
export function watch(guard: Guard): () => void {
  const point = (event: PointerEvent): void => guard.begin({ x: event.clientX, y: event.clientY }, event.timeStamp);
  const key = (event: KeyboardEvent): void => {
    guard.begin(event.key, event.timeStamp, event.repeat);
    // A button that has the focus would be pressed again and again as long as the key is held.
    const pressed = event.target instanceof Element && event.target.closest("button, a, summary, [role=option]") !== null;
    if (event.repeat && pressed && (event.key === "Enter" || event.key === " ")) event.preventDefault();
  };
  // A double click that answers must not open what comes to lie beneath the pointer.
  const click = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest("a") !== null && guard.strays()) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  window.addEventListener("pointerdown", point, true);
  window.addEventListener("click", click, true);
  window.addEventListener("keydown", key, true);
  return () => {
    window.removeEventListener("pointerdown", point, true);
    window.removeEventListener("click", click, true);
    window.removeEventListener("keydown", key, true);
  };
}
