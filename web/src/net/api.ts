/** Requests to the server. Whatever goes wrong becomes an `ApiError` with one sentence to show. */
import type {
  Almanac,
  BookList,
  CardList,
  CardPage,
  CreateTable,
  Failure,
  KingdomChoice,
  KingdomInfo,
  Lobby,
  Replay,
  ReviewState,
  Seated,
  Sit,
  TableInfo,
} from "../protocol";
import { told, words } from "../words";

export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

async function request<T>(path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    const init =
      body === undefined
        ? {}
        : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
    response = await fetch(path, init);
  } catch {
    throw new ApiError("offline", words().settings.offline);
  }
  const data = (await response.json().catch(() => null)) as T | Failure | null;
  if (!response.ok || data === null) {
    const failure = data as Failure | null;
    throw new ApiError(failure?.code ?? "failed", failure === null ? words().settings.nonsense : told(failure.message));
  }
  return data as T;
}

const kept = new Map<string, Promise<unknown>>();

/** Ask once and remember: for what never changes. A failure is not remembered. */
function once<T>(path: string): Promise<T> {
  const known = kept.get(path);
  if (known !== undefined) return known as Promise<T>;
  const asked = request<T>(path);
  kept.set(path, asked);
  asked.catch(() => kept.delete(path));
  return asked;
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  lobby: () => request<Lobby>("/api/lobby"),
  sets: () => once<BookList>("/api/sets"),
  cards: () => once<CardList>("/api/cards"),
  almanac: () => once<Almanac>("/api/almanac"),
  card: (name: string) => once<CardPage>(`/api/cards/${encodeURIComponent(name)}`),
  kingdom: (choice: KingdomChoice) => request<KingdomInfo>("/api/kingdoms", choice),
  create: (wish: CreateTable) => request<Seated>("/api/tables", wish),
  table: (id: string) => request<TableInfo>(table(id)),
  sit: (id: string, wish: Sit) => request<Seated>(`${table(id)}/sit`, wish),
  again: (id: string, kingdom?: KingdomChoice) => request<Seated>(`${table(id)}/again`, kingdom === undefined ? {} : { kingdom }),
  link: (id: string) => request<Seated>(`${table(id)}/link`),
  replay: (id: string, start: number, count: number, seat: number | null) =>
    request<Replay>(`${table(id)}/replay?start=${start}&count=${count}${seat === null ? "" : `&seat=${seat}`}`),
  review: (id: string) => request<ReviewState>(`${table(id)}/review`),
  askReview: (id: string) => request<ReviewState>(`${table(id)}/review`, {}),
  recordPath: (id: string) => `${table(id)}/record`,
};
