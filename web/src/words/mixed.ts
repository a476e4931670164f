import { createElement, Fragment, type ReactNode } from "react";

/** A sentence with something else than text in it: a link, a number with a symbol. The catalogue says what stands where. */
export function mixed(...parts: ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts);
}
