/** One table as this browser knows it: what is true, what is shown, and the film from one to the other.
 *
 *  This is the one place that decides how far the page is behind. `live` is what the server sent last. `shown` (with `log`)
 *  is what is on the page: older than `live` while cards travel, and while what others did is told at reading speed
 *  (`following`, `pace`), or stands still until the player goes on (`paused`); then one's own question waits. `flush`
 *  shows the truth at once. */
import { Connection, type Status, tableSocket, type Wire } from "../net/connection";
import type {
  CardFacts,
  ClientMessage,
  Failure,
  GameState,
  Hint,
  LogLine,
  Move,
  Said,
  TableChanged,
  TableInfo,
  Update,
  Welcome,
} from "../protocol";
import { type Frame, frames, withLog } from "./frames";
import { told, words } from "../words";

/** Shows a frame: `commit` puts it onto the page; the answer is how long to wait before the next, in milliseconds. */
export interface Animator {
  step(moves: Move[], commit: () => void, backlog: number): number;
  cancel(): void;
}

export interface Snapshot {
  status: Status;
  table: TableInfo | null;
  cards: Record<string, CardFacts>;
  live: GameState | null; // the truth: questions are answered from it
  shown: GameState | null; // what is on the page; runs behind while cards move
  log: LogLine[];
  talk: Said[]; // what was said lately
  error: string | null;
  sent: number | null; // the question that has been answered and whose effect is awaited
  following: boolean; // what others did is being shown: one's own question waits until it has been
  paused: boolean; // ... and stands still until the player goes on
  undoing: boolean; // what is asked now comes from taking something back: nothing answers by itself
  hint: Hint | null; // what Bailiff would answer to the question that is asked now
  hinting: boolean; // Bailiff thinks about it
}

const EMPTY: Snapshot = {
  status: "connecting",
  table: null,
  cards: {},
  live: null,
  shown: null,
  log: [],
  talk: [],
  error: null,
  sent: null,
  following: false,
  paused: false,
  undoing: false,
  hint: null,
  hinting: false,
};

export class TableStore {
  snapshot: Snapshot = EMPTY;
  animator: Animator | null = null;
  pace: () => number = () => 0; // milliseconds for a beat of what others do
  private readonly listeners = new Set<() => void>();
  private readonly connection: Connection;
  private queue: Frame[] = [];
  private timer: number | null = null;

  constructor(table: string, open: (table: string) => Wire = tableSocket) {
    this.connection = new Connection(() => open(table), {
      welcome: (message) => this.welcome(message),
      update: (message) => this.update(message),
      table: (message) => this.changed(message),
      hint: (message) => this.hinted(message),
      said: (message) => this.set({ talk: [...this.snapshot.talk, message] }),
      error: (message) => this.failed(message),
      status: (status) => this.set({ status, ...(status === "lost" ? { sent: null } : {}) }),
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly get = (): Snapshot => this.snapshot;

  start(): void {
    this.connection.start();
  }

  stop(): void {
    this.flush();
    this.connection.stop();
  }

  retry(): void {
    this.connection.retry();
  }

  /** Answer what is asked now. What still moves of one's own doing is finished at once. */
  answer(options: number[]): boolean {
    const question = this.snapshot.live?.question;
    if (question == null || this.snapshot.following || this.snapshot.sent === question.number) return false;
    this.flush();
    const sent = this.send({ type: "answer", question: question.number, options });
    if (sent) this.set({ sent: question.number, undoing: false, error: null });
    return sent;
  }

  undo(): void {
    if (this.snapshot.live === null || this.snapshot.live.undo === "no") return;
    this.flush();
    if (this.send({ type: "undo" })) this.set({ undoing: true, error: null });
  }

  /** Ask what Bailiff would answer. */
  hint(): void {
    const question = this.snapshot.live?.question;
    if (question == null || this.snapshot.following || this.snapshot.hinting || this.snapshot.hint !== null) return;
    if (this.send({ type: "hint", question: question.number })) this.set({ hinting: true, error: null });
  }

  /** Put the hint away. */
  forget(): void {
    this.set({ hint: null });
  }

  send(message: ClientMessage): boolean {
    const sent = this.connection.send(message);
    if (!sent) this.set({ error: words().settings.lost });
    return sent;
  }

  dismiss(): void {
    this.set({ error: null });
  }

  /** Show the truth now. */
  flush(): void {
    this.halt();
    if (this.queue.length === 0) {
      this.caughtUp();
      return;
    }
    const last = this.queue[this.queue.length - 1];
    const log = this.queue.flatMap((frame) => frame.log);
    this.queue = [];
    this.animator?.cancel();
    this.set({ shown: last?.state ?? this.snapshot.live, log: [...this.snapshot.log, ...log] });
    this.caughtUp();
  }

  /** Stop the film of what others do where it is. What comes meanwhile waits. */
  pause(): void {
    if (!this.snapshot.following) return;
    this.halt();
    this.set({ paused: true });
  }

  resume(): void {
    this.set({ paused: false });
    if (this.timer === null) this.next();
  }

  /** Show what comes next that is to be read, and stop there. */
  step(): void {
    this.pause();
    while (this.queue.length > 0 && this.show().beats === 0);
    // While the others have more to do it goes on standing still: what they do is yet to come.
    const { live } = this.snapshot;
    if (this.queue.length === 0 && (live?.question != null || live?.ending != null)) this.caughtUp();
  }

  private caughtUp(): void {
    if (this.snapshot.following || this.snapshot.paused) this.set({ following: false, paused: false });
  }

  private halt(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private set(changes: Partial<Snapshot>): void {
    this.snapshot = { ...this.snapshot, ...changes };
    for (const listener of this.listeners) listener();
  }

  private welcome(message: Welcome): void {
    this.halt();
    this.queue = [];
    this.animator?.cancel();
    this.set({
      table: message.table,
      cards: message.cards,
      live: message.state,
      shown: message.state,
      log: message.log,
      sent: null,
      following: false,
      paused: false,
      error: null,
      hint: null,
      hinting: false,
    });
  }

  private update(message: Update): void {
    const before = this.queue[this.queue.length - 1]?.state ?? this.snapshot.shown;
    if (message.cards !== null) this.set({ cards: message.cards });
    if (this.snapshot.hint !== null || this.snapshot.hinting) this.set({ hint: null, hinting: false });
    if (message.undone !== null) {
      this.flush();
      this.animator?.cancel();
      this.set({
        live: message.state,
        shown: message.state,
        log: withLog(this.snapshot.log, message.log, message.undone),
        sent: null,
      });
      return;
    }
    // Whatever comes without an answer of one's own is what others did.
    const following = this.snapshot.following || this.snapshot.sent === null;
    this.set({ live: message.state, sent: null, following });
    this.answered();
    this.queue.push(...frames(before ?? message.state, message.state, message.moves, message.log));
    if (this.timer === null && !this.snapshot.paused) this.next();
  }

  /** What is on the page, or will be at the end of what waits, may say who thinks: since more has come, nobody does any more. */
  private answered(): void {
    const last = this.queue[this.queue.length - 1];
    if (last !== undefined) last.state = { ...last.state, waiting_for: null };
    else if (this.snapshot.shown !== null) this.set({ shown: { ...this.snapshot.shown, waiting_for: null } });
  }

  /** The film goes on, each frame for as long as its cards travel and somebody reads what is told with it. */
  private next(): void {
    this.timer = null;
    let wait = 0;
    while (wait <= 0 && this.queue.length > 0) wait = this.show().wait;
    if (wait > 0) this.timer = setTimeout(() => this.next(), wait) as unknown as number;
    else this.caughtUp();
  }

  private show(): { wait: number; beats: number } {
    const frame = this.queue.shift();
    if (frame === undefined) return { wait: 0, beats: 0 };
    const commit = (): void => this.set({ shown: frame.state, log: [...this.snapshot.log, ...frame.log] });
    const travel = this.animator === null ? 0 : this.animator.step(frame.moves, commit, this.queue.length);
    if (this.animator === null) commit();
    return { wait: travel + frame.beats * this.pace(), beats: frame.beats };
  }

  private changed(message: TableChanged): void {
    this.set({ table: message.table });
  }

  private hinted(message: Hint): void {
    if (this.snapshot.live?.question?.number === message.question) this.set({ hint: message, hinting: false });
  }

  private failed(message: Failure): void {
    this.set({ error: told(message.message), sent: null, undoing: false, hinting: false });
    if (message.code === "stale" || message.code === "not-asked") this.connection.send({ type: "resync" });
  }
}
