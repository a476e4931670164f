import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useSize } from "../parts/useSize";
import { CardText } from "./CardText";

const STEP = 0.5;
const ENOUGH = 0.62; // of the height, for a text that ends early
const OF_WIDTH = 0.122; // letters are no larger than this part of the room's width

/** Whether the letters are there: until then others are measured. */
function useFonts(): boolean {
  const [loaded, setLoaded] = useState(() => document.fonts.status === "loaded");
  useEffect(() => {
    let here = true;
    void document.fonts.ready.then(() => here && setLoaded(true));
    return () => {
      here = false;
    };
  }, []);
  return loaded;
}

/** The text of a card in the room there is: in letters as large as they can be, from `most` to `least` pixels. What does
 *  not fit even so ends after a sentence, or after a line where much room would be left, with dots; the large card has it all. */
export function FitText({ text, most, least, className, said = true }: { text: string; most: number; least: number; className: string; said?: boolean }) {
  const box = useRef<HTMLSpanElement>(null);
  const inner = useRef<HTMLSpanElement>(null);
  const room = useSize(box);
  const fonts = useFonts();
  useLayoutEffect(() => {
    const fitted = inner.current;
    if (fitted === null || room.height === 0) return;
    const said = [...fitted.querySelectorAll<HTMLElement>(".text-sentence")];
    const fits = (): boolean => fitted.offsetHeight <= room.height && fitted.scrollWidth <= room.width;
    const keep = (count: number): void =>
      said.forEach((sentence, i) => {
        sentence.hidden = i >= count;
        sentence.classList.toggle("cut", i === count - 1 && count < said.length);
      });
    fitted.classList.remove("clamped");
    keep(said.length);
    const largest = Math.max(least, Math.min(most, Math.floor(room.width * OF_WIDTH * 2) / 2));
    for (let size = largest; size >= least; size -= STEP) {
      fitted.style.fontSize = `${size}px`;
      if (fits()) return;
    }
    for (let count = said.length - 1; count >= 1 && !fits(); count -= 1) keep(count);
    if (fits() && fitted.offsetHeight > room.height * ENOUGH) return;
    keep(said.length);
    fitted.classList.add("clamped");
    for (let lines = Math.floor(room.height / least); lines >= 1; lines -= 1) {
      fitted.style.setProperty("--lines", `${lines}`);
      if (fits()) return;
    }
  }, [text, room, most, least, fonts]);
  return (
    <span className={`fit ${className}`} ref={box} aria-hidden={!said || undefined}>
      <span className="fitted" key={text} ref={inner}>
        <CardText text={text} />
      </span>
    </span>
  );
}
