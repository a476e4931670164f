import { Children, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useFonts } from "./useFonts";
import { useSize } from "./useSize";

/** Things side by side in the room there is. Those at the end that find none are counted by a button, which shows them all;
 *  nothing is ever cut. `places` are where cards fly, of the last ones:
 *  those that are not seen are behind the button. */
export function FitRow({ className, children, more, onMore, places }: { className: string; children: ReactNode; more: (n: number) => string; onMore: () => void; places: readonly string[] }) {
  const box = useRef<HTMLSpanElement>(null);
  const size = useSize(box);
  const [hidden, setHidden] = useState(0);
  const things = Children.toArray(children);
  const fonts = useFonts();
  const [round, setRound] = useState(0);
  useEffect(() => {
    const again = (): void => setRound((before) => before + 1);
    window.addEventListener("resize", again); // a row that has become short does not grow by itself
    return () => window.removeEventListener("resize", again);
  }, []);
  useLayoutEffect(() => {
    const row = box.current;
    const button = row?.lastElementChild;
    if (row == null || !(button instanceof HTMLElement)) return;
    const all = [...row.children].slice(0, -1).filter((one) => one instanceof HTMLElement);
    const fits = (): boolean => row.scrollWidth <= row.clientWidth && row.scrollHeight <= row.clientHeight;
    for (const one of all) one.hidden = false;
    button.hidden = true;
    let out = 0;
    for (; !fits() && out < all.length; out += 1) {
      button.hidden = false;
      const last = all[all.length - 1 - out];
      if (last !== undefined) last.hidden = true;
    }
    setHidden(out);
  }, [size, round, fonts, children]);
  return (
    <span className={`${className} fit-row`} ref={box}>
      {things}
      <button type="button" className="chip rest" onClick={onMore} title={more(hidden)} aria-label={more(hidden)} data-test="more">
        +{hidden}
        {places.slice(Math.max(0, places.length - hidden)).map((place) => (
          <i key={place} data-place={place} />
        ))}
      </button>
    </span>
  );
}
