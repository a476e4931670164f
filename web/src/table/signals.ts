/** What calls the player: sounds for what happens, and a notice of the browser where the page is not seen. */
import { useEffect, useRef } from "react";
import type { Snapshot } from "../game/store";
import { play, type Sound } from "../parts/sounds";
import type { LogLine } from "../protocol";
import { change, settings } from "../settings";
import { words } from "../words";

const OF_KIND: Record<string, Sound> = { play: "card", draw: "card", discard: "card", gain: "gain", shuffle: "shuffle", trash: "trash" };

/** The sounds of new lines of the log, each once. */
export function soundsOf(lines: readonly LogLine[]): Sound[] {
  return [...new Set(lines.flatMap((line) => OF_KIND[line.kind] ?? []))];
}

/** Whether the viewer begins something: is asked now, and was not before. */
export function called(before: Snapshot | null, now: Snapshot): boolean {
  if (now.live?.question == null || now.following) return false;
  return before !== null && (before.live?.question == null || before.following);
}

export function useSignals(snapshot: Snapshot): void {
  const before = useRef<Snapshot | null>(null);
  const notice = useRef<Notification | null>(null);
  useEffect(() => {
    const last = before.current;
    before.current = snapshot;
    if (last?.table == null || last.shown === null) return;
    // A log that was sent anew is no news.
    const grown = snapshot.log.length > last.log.length && snapshot.log[0] === last.log[0];
    for (const sound of grown ? soundsOf(snapshot.log.slice(last.log.length)) : []) play(sound);
    if (snapshot.talk.length > last.talk.length && snapshot.talk[snapshot.talk.length - 1]?.seat !== snapshot.table?.you) play("said");
    if (snapshot.shown?.ending != null && last.shown.ending === null) {
      const mine = snapshot.shown.ending.standings.find((one) => one.seat === snapshot.table?.you);
      play(mine?.winner === true ? "won" : "over");
    }
    if (called(last, snapshot)) {
      play("turn");
      notice.current = show(snapshot) ?? notice.current;
    }
  }, [snapshot]);
  useEffect(() => {
    const look = (): void => {
      if (!document.hidden) notice.current?.close();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
}

/** A notice, where the player wished for them and does not see the page. */
function show(snapshot: Snapshot): Notification | null {
  if (!settings().notify || !document.hidden || typeof Notification === "undefined" || Notification.permission !== "granted") return null;
  const t = words().talk;
  try {
    const notice = new Notification(t.yourTurn, { body: snapshot.table?.title ?? "", tag: snapshot.table?.id ?? "", icon: "/icon.svg" });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
    return notice;
  } catch {
    return null; // some phones let only a service worker do this
  }
}

/** Switch notices on: the browser asks the player, and only now. The answer is why it did not work, or nothing. */
export async function wishNotices(on: boolean): Promise<string> {
  if (!on) change({ notify: false });
  if (!on) return "";
  const t = words().talk;
  if (typeof Notification === "undefined") return t.noNotices;
  const allowed = (await Notification.requestPermission()) === "granted";
  change({ notify: allowed });
  return allowed ? "" : t.noticesRefused;
}
