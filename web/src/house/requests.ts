// What is asked of the server around the tables.
import { ask, newWord } from "../api/client";
import type { Listing, Schemas, Table } from "../api/types";

export type OpenTable = Schemas["LobbyTable"];
export type Ways = Schemas["WaysOut"];
export type Quiet = Schemas["Quiet"];
/** Somebody at a table: who holds a seat, or said a message. */
export type Whom = Schemas["PersonIn"];

// -- open tables --------------------------------------------------------------------------------------

export const openTables = async (): Promise<OpenTable[]> => (await ask<Schemas["LobbyOut"]>("GET", "/lobby")).tables;
export const setListing = (id: string, listing: Listing | null) =>
  ask<Table>("PUT", `/tables/${id}/listing`, { listing });
export const sitDown = (id: string, name: string) =>
  ask<Table>("POST", `/tables/${id}/sit`, { name: name || null, word: newWord() });

// -- people -------------------------------------------------------------------------------------------

export const block = (whom: Whom) => ask<null>("POST", "/me/blocks", whom);
export const unblock = (person: string) => ask<null>("DELETE", `/me/blocks/${person}`);
export const blocked = async () => (await ask<Schemas["BlocksOut"]>("GET", "/me/blocks")).blocked;
export const report = (whom: Whom, reason: string) => ask<null>("POST", "/reports", { ...whom, reason });
export const unsay = (id: string, message: number) => ask<null>("DELETE", `/tables/${id}/chat/${message}`);
export const mute = (id: string, message: number) =>
  ask<null>("PUT", `/tables/${id}/chat/${message}/mute`, { muted: true });
export const erase = () => ask<null>("DELETE", "/me");

// -- time ---------------------------------------------------------------------------------------------

export const takeVacation = (id: string, seat: number, days: number) =>
  ask<Table>("POST", `/tables/${id}/vacation`, { seat, days });
export const voteForBot = (id: string, seat: number) => ask<Table>("POST", `/tables/${id}/votes`, { seat });

// -- notices ------------------------------------------------------------------------------------------

export const ways = () => ask<Ways>("GET", "/me/notices");
export const addPush = (subscription: PushSubscriptionJSON, quiet: Quiet | null) =>
  ask<{ id: string }>("POST", "/me/notices", {
    way: "push",
    subscription: { endpoint: subscription.endpoint, keys: subscription.keys },
    quiet,
  });
export const addMail = (address: string, quiet: Quiet | null) =>
  ask<{ id: string }>("POST", "/me/notices", { way: "mail", address, quiet });
export const setQuiet = (way: string, quiet: Quiet | null) => ask<null>("PUT", `/me/notices/${way}`, { quiet });
export const removeWay = (way: string) => ask<null>("DELETE", `/me/notices/${way}`);
export const setHook = (id: string, url: string) => ask<{ secret: string }>("PUT", `/tables/${id}/hook`, { url });
export const removeHook = (id: string) => ask<null>("DELETE", `/tables/${id}/hook`);
