/** One table as this browser knows it: what is true, what is shown, and the film from one to the other. */
import { Connection, type Status, tableSocket, type Wire } from "../net/connection";
import type {
  CardFacts,
  ClientMessage,
  Failure,
  GameState,
  LogLine,
  Move,
  Said,
  TableChanged,
  TableInfo,
  Update,
  Welcome,
} from "../protocol";
import { type Frame, frames, withLog } from "./frames";
import { words } from "../words";

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
  undoing: boolean; // what is asked now comes from taking something back: nothing answers by itself
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
  undoing: false,
};

export class TableStore {
  snapshot: Snapshot = EMPTY;
  animator: Animator | null = null;
  private readonly listeners = new Set<() => void>();
  private readonly connection: Connection;
  private queue: Frame[] = [];
  private timer: number | null = null;

  constructor(table: string, open: (table: string) => Wire = tableSocket) {
    this.connection = new Connection(() => open(table), {
      welcome: (message) => this.welcome(message),
      update: (message) => this.update(message),
      table: (message) => this.changed(message),
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
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    if (this.queue.length === 0) {
      if (this.snapshot.following) this.set({ following: false });
      return;
    }
    const last = this.queue[this.queue.length - 1];
    const log = this.queue.flatMap((frame) => frame.log);
    this.queue = [];
    this.animator?.cancel();
    this.set({ shown: last?.state ?? this.snapshot.live, following: false, log: [...this.snapshot.log, ...log] });
  }

  private set(changes: Partial<Snapshot>): void {
    this.snapshot = { ...this.snapshot, ...changes };
    for (const listener of this.listeners) listener();
  }

  private welcome(message: Welcome): void {
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
      error: null,
    });
  }

  private update(message: Update): void {
    const before = this.queue[this.queue.length - 1]?.state ?? this.snapshot.shown;
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
    this.queue.push(...frames(before ?? message.state, message.state, message.moves, message.log));
    if (this.timer === null) this.next();
  }

  private next(): void {
    this.timer = null;
    const frame = this.queue.shift();
    if (frame === undefined) {
      if (this.snapshot.following) this.set({ following: false });
      return;
    }
    const commit = (): void => this.set({ shown: frame.state, log: [...this.snapshot.log, ...frame.log] });
    const wait = this.animator === null ? 0 : this.animator.step(frame.moves, commit, this.queue.length);
    if (this.animator === null) commit();
    if (wait <= 0) this.next();
    else this.timer = setTimeout(() => this.next(), wait) as unknown as number;
  }

  private changed(message: TableChanged): void {
    this.set({ table: message.table });
  }

  private failed(message: Failure): void {
    this.set({ error: message.message, sent: null, undoing: false });
    if (message.code === "stale" || message.code === "not-asked") this.connection.send({ type: "resync" });
  }
}
