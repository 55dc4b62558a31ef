// Speaks to the own server, and to no other.
import { language, t } from "../lib/i18n.svelte";
import { readStored, settings, store } from "../lib/settings.svelte";
import type {
  Facts,
  Games,
  Hint,
  Level,
  Position,
  Preview,
  Problem,
  Refusal,
  Rules,
  SeatRequest,
  Table,
  TableRequest,
  TableSummary,
  Entry,
} from "./types";

const TOKEN = "skerry.token";
const RECOVERY = "skerry.recovery";
const RETRY = 3000;

/** Problems whose details are for people. */
const EXPLAINED = new Set(["bad_record", "bad_game", "too_many"]);

/** An answer that is not what was asked for. */
export class ApiProblem extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.detail && EXPLAINED.has(problem.code) ? `${problem.message} (${problem.detail})` : problem.message);
  }
}

/** The server cannot be reached, or a proxy before it found nobody who answers. */
export class Unreachable extends Error {}

/** What went wrong with a request, for people. */
export const problemWords = (error: unknown): string =>
  error instanceof ApiProblem && error.message ? error.message : t("web-unreachable");

/** The milliseconds after which a request may go through that did not; null if it never will. */
export function pauseAfter(error: unknown): number | null {
  if (!(error instanceof ApiProblem)) return RETRY;
  const { retry_after } = error.problem;
  return retry_after ? retry_after * 1000 : error.status >= 500 ? RETRY : null;
}

async function send(method: string, path: string, body?: unknown, token = readStored<string | null>(TOKEN, null)) {
  const headers: Record<string, string> = { "Accept-Language": language() };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  try {
    return await fetch(`/api${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch (error) {
    throw new Unreachable(String(error));
  }
}

async function problemOf(answer: Response): Promise<ApiProblem | Unreachable> {
  try {
    const body = (await answer.json()) as { error: Problem };
    return new ApiProblem(answer.status, body.error);
  } catch {
    if (answer.status >= 502) return new Unreachable(answer.statusText);
    return new ApiProblem(answer.status, { code: "internal", message: answer.statusText });
  }
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  await identify();
  const shown = token();
  let answer = await send(method, path, body, shown);
  if (answer.status === 401) {
    await identify(shown);
    answer = await send(method, path, body);
  }
  if (!answer.ok) throw await problemOf(answer);
  return (answer.status === 204 ? null : await answer.json()) as T;
}

let identifying: Promise<void> | null = null;

/**
 * Makes sure that this browser has a key of its own, another one than that which was refused (another page of this
 * browser may have a new one already, or get one meanwhile). The key holds the seats: there are no accounts.
 */
export function identify(refused = ""): Promise<void> {
  if (token() !== refused) return Promise.resolve();
  identifying ??= (async () => {
    const answer = await send("POST", "/clients", { name: settings.name || null }, null);
    if (!answer.ok) throw await problemOf(answer);
    const keys = (await answer.json()) as Keys;
    if (token() === refused) keep(keys);
  })().finally(() => (identifying = null));
  return identifying;
}

export const token = (): string => readStored<string>(TOKEN, "");

interface Keys {
  client: string;
  token: string;
  recovery: string;
}

function keep({ client, token, recovery }: Keys): void {
  store(TOKEN, token);
  store(RECOVERY, `${client}.${recovery}`);
}

/** What gives this person back their seats if the key is lost; empty if this browser never had it. */
export const recoveryKey = (): string => readStored<string>(RECOVERY, "");

/** Become again whose recovery key this is; every other browser that was them is not any more. */
export async function recover(code: string): Promise<void> {
  const [client = "", recovery = ""] = code.trim().split(".");
  const answer = await send("POST", "/recover", { client, recovery }, null);
  if (!answer.ok) throw await problemOf(answer);
  keep((await answer.json()) as Keys);
}

/** A new key for this browser; whoever has the old one is shut out as soon as the new one is used. */
export async function renew(): Promise<void> {
  const renewed = await ask<{ token: string }>("POST", "/me/token");
  store(TOKEN, renewed.token);
  await ask("GET", "/me");
}

/** A number that this browser adds to a table's luck (docs/draws.md). */
export const newWord = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** An action at the position that its player saw; the key lets it have its effect once. */
export interface Move {
  action: string;
  position: number;
  key: string;
}

export const newKey = (): string => crypto.randomUUID?.() ?? Math.random().toString(36).slice(2);
const seatQuery = (seat: number | null): string => (seat === null ? "" : `?seat=${seat}`);

export const api = {
  games: () => ask<Games>("GET", "/games"),
  facts: (game: string) => ask<Facts>("GET", `/games/${game}/facts`),
  rules: (game: string) => ask<Rules>("GET", `/games/${game}/rules`),
  tables: async () => (await ask<{ tables: TableSummary[] }>("GET", "/tables")).tables,
  /** Sets a table. What this browser adds to its luck comes after the server's promise and before the start. */
  create: async (wanted: TableRequest) => {
    const made = await ask<Table & { join: string | null }>("POST", "/tables", { ...wanted, start: false });
    await api.stir(made.id, made.you);
    if (!made.join) await api.start(made.id);
    return made;
  },
  /** Adds to the luck of a table that has not started, for the first of these seats. */
  stir: async (id: string, [seat]: number[]) => {
    if (seat !== undefined) await ask("POST", `/tables/${id}/words`, { seat, word: newWord() });
  },
  table: (id: string, seat: number | null) => ask<Table>("GET", `/tables/${id}${seatQuery(seat)}`),
  log: (id: string, after: number) => ask<{ entries: Entry[]; seq: number }>("GET", `/tables/${id}/log?since=${after}`),
  join: (id: string, secret: string, name: string | null, seat: number | null) =>
    ask<Table>("POST", `/tables/${id}/join`, { secret, name, seat, word: newWord() }),
  changeSeat: (id: string, seat: number, change: SeatRequest) =>
    ask<Table>("PUT", `/tables/${id}/seats/${seat}`, change),
  start: (id: string) => ask<Table>("POST", `/tables/${id}/start`),
  act: (id: string, move: Move) => ask<unknown>("POST", `/tables/${id}/actions`, move),
  undo: (id: string, position: number, to: number) =>
    ask<unknown>("POST", `/tables/${id}/undo`, { position, to, key: newKey() }),
  preview: (id: string, action: string) => ask<Preview>("POST", `/tables/${id}/preview`, { action }),
  refusal: async (id: string, action: string) =>
    (await ask<{ refusal: Refusal | null }>("POST", `/tables/${id}/refusal`, { action })).refusal,
  hint: (id: string, level: Level) => ask<{ position: number; hints: Hint[] }>("POST", `/tables/${id}/hint`, { level }),
  position: (id: string, number: number, seat: number | null) =>
    ask<Position>("GET", `/tables/${id}/positions/${number}${seatQuery(seat)}`),
  chat: (id: string, text: string) => ask<unknown>("POST", `/tables/${id}/chat`, { text, key: newKey() }),
  resign: (id: string, seat: number) => ask<unknown>("POST", `/tables/${id}/resign`, { seat, key: newKey() }),
  /** The next game, which who asked first starts: at once, or in its lobby if others may add to its luck too. */
  rematch: async (id: string) => {
    const made = await ask<Table>("POST", `/tables/${id}/rematch`, { start: false });
    if (made.state.status !== "open") return made;
    await api.stir(made.id, made.you);
    const alone = made.state.seats.every(({ kind, seat }) => kind !== "person" || made.you.includes(seat));
    if (alone && made.owner) await api.start(made.id);
    return made;
  },
  link: (id: string, kind: "join" | "seat", seat: number | null) =>
    ask<{ secret: string; path: string }>("POST", `/tables/${id}/links`, { kind, seat }),
  voidLinks: (id: string) => ask<unknown>("DELETE", `/tables/${id}/links`),
  keepSeat: (id: string, seat: number) => ask<Table>("POST", `/tables/${id}/seats/${seat}/keep`),
  importRecord: (record: string, seats?: SeatRequest[]) => ask<Table>("POST", "/records", { record, seats }),
  remove: (id: string) => ask<unknown>("DELETE", `/tables/${id}`),
  record: async (id: string) => {
    const answer = await send("GET", `/tables/${id}/record`);
    if (!answer.ok) throw await problemOf(answer);
    return answer.text();
  },
};
