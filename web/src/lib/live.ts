// One WebSocket for a table; after a break it comes back by itself and fetches exactly what it missed.
import { identify, token } from "../api/client";
import type { Entry, Table } from "../api/types";
import { language } from "./i18n.svelte";

export type Message =
  | { type: "table"; table: Table; since: number; entries: Entry[] }
  | { type: "entry"; table: string; seq: number; entry: Entry; changes: [(string | number)[], ...unknown[]][] }
  | { type: "presence"; table: string; online: number[]; watching: number }
  | { type: "thinking"; table: string; seats: number[] }
  | { type: "gone"; table: string };

interface Listener {
  message: (message: Message) => void;
  connected: (live: boolean) => void;
  /** The latest entry that was seen, −1 for none. */
  since: () => number;
  seat: () => number | null;
}

const PAUSES = [300, 700, 1500, 3000, 5000];

export class Live {
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #closed = false;
  #shown = "";

  constructor(
    readonly table: string,
    readonly listener: Listener,
  ) {
    void this.#connect();
    addEventListener("online", this.#hurry);
  }

  /** Ask again for the table and what was missed. */
  watch(): void {
    const seat = this.listener.seat();
    this.#send({
      type: "watch",
      table: this.table,
      since: this.listener.since(),
      ...(seat === null ? {} : { seat }),
    });
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#hurry);
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    this.#socket?.close();
  }

  #hurry = (): void => {
    if (this.#socket?.readyState === WebSocket.OPEN) return;
    this.#tries = 0;
    this.#again();
  };

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  async #connect(): Promise<void> {
    try {
      await identify();
    } catch {
      this.#again();
      return;
    }
    if (this.#closed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/live`);
    this.#socket = socket;
    this.#shown = token();
    socket.onopen = () => this.#send({ type: "hello", v: 1, token: this.#shown, lang: language() });
    socket.onmessage = (event) => this.#read(JSON.parse(String(event.data)));
    socket.onclose = (event) => this.#lost(event.code);
  }

  #read(message: { type: string; heartbeat?: number }): void {
    this.#heard = Date.now();
    if (message.type === "welcome") {
      this.#tries = 0;
      this.#keepAlive((message.heartbeat ?? 15) * 1000);
      this.watch();
      this.listener.connected(true);
    } else if (message.type !== "pong") this.listener.message(message as Message);
  }

  #keepAlive(pause: number): void {
    clearInterval(this.#beat);
    this.#beat = setInterval(() => {
      if (Date.now() - this.#heard > 2.5 * pause) this.#socket?.close();
      else this.#send({ type: "ping", id: 1 });
    }, pause);
  }

  #lost(code: number): void {
    clearInterval(this.#beat);
    if (this.#closed) return;
    this.listener.connected(false);
    if (code === 4401) void identify(this.#shown).finally(() => this.#again());
    else this.#again();
  }

  #again(): void {
    clearTimeout(this.#timer);
    if (this.#closed) return;
    const pause = PAUSES[Math.min(this.#tries, PAUSES.length - 1)] ?? 5000;
    this.#tries += 1;
    this.#timer = setTimeout(() => void this.#connect(), pause);
  }
}
