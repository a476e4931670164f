import { useLayoutEffect, useRef } from "react";
import { useSize } from "../parts/useSize";
import { useFonts } from "../parts/useFonts";
import { LARGE, useMedia } from "../parts/useMedia";
import { CardText } from "./CardText";

const STEP = 0.5;
const EASY = 14; // letters that are read with ease: smaller ones are worth having the parts of a text in one
const OF_WIDTH = 0.122; // letters are no larger than this part of the room's width

/** The text of a card in the room there is: in letters as large as they can be, from `most` pixels to the smallest that can be
 *  read. What does not fit even so has its parts in one, and fills all lines there are: it ends after a sentence in the last of
 *  them, or with dots. The large card has it all. */
export function FitText({ text, most, className, said = true }: { text: string; most: number; className: string; said?: boolean }) {
  const least = useMedia(LARGE) ? 12 : 10.5;
  const box = useRef<HTMLSpanElement>(null);
  const inner = useRef<HTMLSpanElement>(null);
  const room = useSize(box);
  const fonts = useFonts();
  useLayoutEffect(() => {
    const fitted = inner.current;
    if (fitted === null || room.height === 0) return;
    const said = [...fitted.querySelectorAll<HTMLElement>(".text-sentence")];
    const high = (): boolean => fitted.offsetHeight <= room.height;
    const fits = (): boolean => high() && fitted.scrollWidth <= room.width;
    const keep = (count: number): void =>
      said.forEach((sentence, i) => {
        sentence.hidden = i >= count;
        sentence.classList.toggle("cut", i === count - 1 && count < said.length);
      });
    const allow = (count: number): void => fitted.style.setProperty("--lines", `${count}`);
    fitted.style.visibility = "";
    keep(said.length);
    allow(99);
    fitted.classList.remove("clamped");
    const largest = Math.max(least, Math.min(most, Math.floor(room.width * OF_WIDTH * 2) / 2));
    /** The largest letters with which all of it fits, its parts apart or in one; 0 where none do. */
    const fitting = (inOne: boolean): number => {
      fitted.classList.toggle("in-one", inOne);
      for (let size = largest; size >= least; size -= STEP) {
        fitted.style.fontSize = `${size}px`;
        if (fits()) return size;
      }
      return 0;
    };
    const apart = fitting(false);
    if (apart >= Math.min(EASY, largest)) return;
    const inOne = fitting(true);
    if (inOne > 0 && inOne > apart + 1) return;
    if (apart > 0) {
      fitted.classList.remove("in-one");
      fitted.style.fontSize = `${apart}px`;
      return;
    }
    if (inOne > 0) return;
    let lines = Math.floor(room.height / least);
    for (allow(lines); lines > 1 && !high(); allow(lines)) lines -= 1; // what the dots stand for counts as width, although nobody sees it
    fitted.style.visibility = high() ? "" : "hidden"; // not even one
    if (fitted.scrollHeight <= fitted.clientHeight) return; // all of it
    fitted.classList.add("clamped");
    // Whole sentences rather than half of one, where they end in the last line.
    const full = fitted.offsetHeight;
    for (let count = said.length - 1; count >= 1; count -= 1) {
      keep(count);
      allow(lines + 1);
      if (fitted.offsetHeight === full) return;
    }
    keep(said.length);
    allow(lines);
  }, [text, room, most, least, fonts]);
  return (
    <span className={`fit ${className}`} ref={box} aria-hidden={!said || undefined}>
      <span className="fitted" key={text} ref={inner}>
        <CardText text={text} />
      </span>
    </span>
  );
}
