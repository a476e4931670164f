/** The socket of a table: numbered updates in order, a resync where one was missed, a new socket where one broke. */
import type { ClientMessage, Failure, Hint, Said, ServerMessage, TableChanged, Update, Welcome } from "../protocol";

export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Listener {
  welcome(message: Welcome): void;
  update(message: Update): void;
  table(message: TableChanged): void;
  said(message: Said): void;
  hint(message: Hint): void;
  error(message: Failure): void;
  status(status: Status): void;
}

export type Status = "connecting" | "open" | "lost";

export interface Clock {
  set(run: () => void, milliseconds: number): number;
  clear(id: number): void;
}

const CLOCK: Clock = {
  set: (run, milliseconds) => window.setTimeout(run, milliseconds),
  clear: (id) => window.clearTimeout(id),
};
const LONGEST_WAIT = 8000;
const QUIET = 25_000; // after so long without a word the socket is tried with a ping
const PATIENCE = 10_000;

export class Connection {
  private wire: Wire | null = null;
  private number: number | null = null; // of the last message in order; null while everything is awaited
  private failures = 0;
  private timer: number | null = null;
  private ended = false;

  constructor(
    private readonly open: () => Wire,
    private readonly listener: Listener,
    private readonly clock: Clock = CLOCK,
  ) {}

  start(): void {
    this.ended = false;
    this.connect();
  }

  stop(): void {
    this.ended = true;
    this.wait(null, 0);
    this.drop();
  }

  /** Whether it could be sent. What was not is not kept: after a break the question may be another one. */
  send(message: ClientMessage): boolean {
    if (this.wire === null || this.number === null) return false;
    this.wire.send(JSON.stringify(message));
    return true;
  }

  /** Try again at once, for instance when the page is looked at again. */
  retry(): void {
    if (this.ended) return;
    if (this.wire === null) this.connect();
    else this.probe();
  }

  private wait(run: (() => void) | null, milliseconds: number): void {
    if (this.timer !== null) this.clock.clear(this.timer);
    this.timer = run === null ? null : this.clock.set(run, milliseconds);
  }

  private drop(): void {
    const wire = this.wire;
    this.wire = null;
    this.number = null;
    if (wire === null) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }

  private connect(): void {
    this.drop();
    this.listener.status(this.failures === 0 ? "connecting" : "lost");
    const wire = this.open();
    this.wire = wire;
    wire.onmessage = (event) => this.take(String(event.data));
    wire.onclose = () => this.lost();
    this.wait(() => this.lost(), PATIENCE);
  }

  private lost(): void {
    this.drop();
    if (this.ended) return;
    this.failures += 1;
    this.listener.status("lost");
    this.wait(() => this.connect(), Math.min(LONGEST_WAIT, 250 * 2 ** Math.min(this.failures, 6)));
  }

  private probe(): void {
    this.send({ type: "ping" });
    this.wait(() => this.lost(), PATIENCE);
  }

  private take(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    this.wait(() => this.probe(), QUIET);
    switch (message.type) {
      case "welcome":
        this.number = message.number;
        this.failures = 0;
        this.listener.status("open");
        this.listener.welcome(message);
        return;
      case "update":
      case "table":
        if (this.number === null) return; // everything is on its way
        if (message.number !== this.number + 1) {
          if (message.number <= this.number) return;
          this.send({ type: "resync" });
          this.number = null;
          return;
        }
        this.number = message.number;
        if (message.type === "update") this.listener.update(message);
        else this.listener.table(message);
        return;
      case "said":
        this.listener.said(message);
        return;
      case "hint":
        this.listener.hint(message);
        return;
      case "error":
        this.listener.error(message);
        return;
      case "pong":
        return;
    }
  }
}

/** A socket of the browser to a table of this server. */
export function tableSocket(table: string): Wire {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`) as unknown as Wire;
}
