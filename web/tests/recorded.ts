/** Games of kingdoms that cover all cards, as the server tells them and by the record; see tools/web_turns.py. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { LogLine, Question } from "../src/protocol";

interface Recorded {
  log: LogLine[]; // as the server sends it to somebody who only watches
  turns: { seat: number; end: number; played: Record<string, number>; got: Record<string, number>; trashed: Record<string, number> }[];
}

export function recorded(): { games: Recorded[]; questions: Question[]; missing: string[] } {
  const own = resolve(__dirname, "../../.venv/bin/python");
  const python = process.env.BAILIWICK_PYTHON ?? (existsSync(own) ? own : "python3");
  const text = execFileSync(python, [resolve(__dirname, "../../tools/web_turns.py")], { maxBuffer: 1 << 28 });
  return JSON.parse(text.toString());
}
