import { type ReactNode, useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useWords } from "../words";

/** A dialog over the page: takes the focus, gives it back, closes with Escape or a click beside it. It stands outside of
 *  what opened it, whose style and clicks are not its own. */
export function Dialog({ title, onClose, children, className = "" }: { title: string; onClose: () => void; children: ReactNode; className?: string }) {
  const box = useRef<HTMLDivElement>(null);
  const { close: closing } = useWords().settings;
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const before = document.activeElement;
    box.current?.focus();
    const key = (event: KeyboardEvent): void => {
      if (event.key === "Escape") {
        event.stopPropagation();
        close.current();
      }
      if (event.key !== "Tab" || box.current === null) return;
      const inside = [...box.current.querySelectorAll<HTMLElement>("a[href], button:not([disabled]), input, select, textarea")];
      const [first, last] = [inside[0], inside[inside.length - 1]];
      if (event.shiftKey && (document.activeElement === first || document.activeElement === box.current)) {
        event.preventDefault();
        last?.focus();
      } else if (!event.shiftKey && document.activeElement === last) {
        event.preventDefault();
        first?.focus();
      }
    };
    document.addEventListener("keydown", key, true);
    return () => {
      document.removeEventListener("keydown", key, true);
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return createPortal(
    <div className="veil" onClick={(event) => event.target === event.currentTarget && onClose()}>
      <div className={`dialog ${className}`} role="dialog" aria-modal="true" aria-label={title} tabIndex={-1} ref={box}>
        <div className="dialog-head">
          <h2>{title}</h2>
          <button type="button" className="icon-button" aria-label={closing} onClick={onClose}>
            ✕
          </button>
        </div>
        {children}
      </div>
    </div>,
    document.body,
  );
}
