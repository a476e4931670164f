/** The keyboard at the table. */
import { useEffect, useRef } from "react";
import type { Choosing } from "./choosing";

export interface KeyActions {
  choosing: Choosing | null;
  undo(): void;
  hint(): void;
  log(): void;
  help(): void;
}

const REPEATED = ["+", "=", "-", "ArrowUp", "ArrowDown"];

const typing = (element: Element | null): boolean => (element instanceof HTMLInputElement && element.type !== "range") || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

/** Does what a key stands for; false where it stands for nothing. Pure but for what it calls. */
export function pressKey(key: string, { choosing, undo, hint, log, help }: KeyActions): boolean {
  if (key === "u") undo();
  else if (key === "h") hint();
  else if (key === "l") log();
  else if (key === "?") help();
  else if (choosing === null) return false;
  else if (key === "Enter") {
    if (choosing.gold === "back") choosing.clear();
    else if (choosing.gold === "none") return false;
    else if (choosing.likely !== null) choosing.answer(choosing.likely.answer);
    else if (choosing.playAll !== null) choosing.answer(choosing.playAll);
    else if (choosing.main?.answer != null) choosing.answer(choosing.main.answer);
    else return false;
  } else if (key === "Escape") choosing.clear();
  else if (key === "e" && choosing.main?.answer != null) choosing.answer(choosing.main.answer);
  else if (key === "t" && choosing.playAll !== null) choosing.answer(choosing.playAll);
  else if ((key === "+" || key === "=" || key === "ArrowUp") && choosing.manner === "number") choosing.setAmount(choosing.amount + 1);
  else if ((key === "-" || key === "ArrowDown") && choosing.manner === "number") choosing.setAmount(choosing.amount - 1);
  else {
    const choice = choosing.choices.find((one) => choosing.keys.get(one.key) === key);
    if (choice === undefined || choosing.manner === "name") return false;
    choosing.press(choice);
  }
  return true;
}

export function useKeys(actions: KeyActions): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    let tabbed = false; // the focus was moved by keyboard: Enter and space are then the focused thing's
    const pointer = (): void => {
      tabbed = false;
    };
    const press = (event: KeyboardEvent): void => {
      if (event.key === "Tab") tabbed = true;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (typing(event.target as Element) || document.querySelector("[aria-modal='true']") !== null) return;
      const active = document.activeElement;
      const onButton = active instanceof HTMLElement && active.matches("button, a, summary");
      if (event.key === "Enter" && tabbed && onButton) return;
      if (event.key !== "Enter" && event.key.length > 1 && event.key !== "Escape" && !event.key.startsWith("Arrow")) return;
      // A key that is held repeats itself; only where that counts something up or down is it meant.
      if (event.repeat && !REPEATED.includes(event.key)) {
        event.preventDefault();
        return;
      }
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if (pressKey(key, latest.current)) event.preventDefault();
    };
    document.addEventListener("keydown", press);
    document.addEventListener("pointerdown", pointer, true);
    return () => {
      document.removeEventListener("keydown", press);
      document.removeEventListener("pointerdown", pointer, true);
    };
  }, []);
}
