import type { TableStore } from "../src/game/store";

declare global {
  interface Window {
    bailiwick?: { store: TableStore };
  }
}
