declare module "virtual:emblems" {
  /** The cards that have an emblem, by expansion. */
  export const cards: Record<string, string[]>;
  /** The outlines: of an expansion by the names of its cards, of "signs" by the names of their icons. */
  export const load: Record<string, () => Promise<{ paths: Record<string, string> }>>;
}
declare module "*.css";
/** As far as Vite's own variables are used here. */
interface ImportMeta {
  readonly env: { readonly PROD: boolean };
}
