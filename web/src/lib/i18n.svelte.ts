// Every text comes from the Fluent catalogues that the server also uses.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { settings } from "./settings.svelte";

/** The languages of the catalogues, known since the client was built. */
export const LANGUAGES: readonly string[] = __LANGUAGES__;
export type Language = string;
export type Args = Record<string, FluentVariable>;

let bundle = $state.raw<FluentBundle | null>(null);
/** The ids of messages by the part that they stand in, in its order. */
let ids = $state.raw<ReadonlyMap<string, string[]>>(new Map());
let current = $state<Language>("en");

export function preferredLanguage(): Language {
  const wanted = [settings.language, ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find((tag) => LANGUAGES.includes(tag)) ?? "en";
}

/** The parts of the catalogue that the pages opened so far read. */
const parts = new Set(["web"]);

const idsIn = (resource: FluentResource): string[] => resource.body.map((message) => message.id);

async function readPart(lang: Language, part: string): Promise<FluentResource> {
  const answer = await fetch(`/locales/${lang}/${part}.ftl`);
  if (!answer.ok) throw new Error(`no catalogue for ${lang}/${part}: ${answer.status}`);
  return new FluentResource(await answer.text());
}

export async function loadLanguage(lang: Language): Promise<void> {
  const made = new FluentBundle(lang, { useIsolating: false });
  const read = await Promise.all([...parts].map(async (part) => [part, await readPart(lang, part)] as const));
  for (const [, resource] of read) made.addResource(resource);
  bundle = made;
  ids = new Map(read.map(([part, resource]) => [part, idsIn(resource)]));
  current = lang;
  document.documentElement.lang = lang;
}

/** Have these parts of the catalogue too, from now on and in every language. */
export async function loadParts(...wanted: string[]): Promise<void> {
  const missing = wanted.filter((part) => !parts.has(part));
  const read = await Promise.all(missing.map(async (part) => [part, await readPart(current, part)] as const));
  for (const [, resource] of read) bundle?.addResource(resource);
  ids = new Map([...ids, ...read.map(([part, resource]) => [part, idsIn(resource)] as const)]);
  for (const part of missing) parts.add(part);
}

export async function chooseLanguage(lang: Language): Promise<void> {
  settings.language = lang;
  await loadLanguage(lang);
}

/** The ids of the messages of a part, in its order. */
export const messageIds = (part: string): string[] => ids.get(part) ?? [];

export const language = (): Language => current;

function pattern(key: string) {
  const [id = "", attribute] = key.split(".");
  const message = bundle?.getMessage(id);
  return attribute ? message?.attributes[attribute] : message?.value;
}

/** Whether the catalogue has this message (`key` or `key.attribute`). */
export const knows = (key: string): boolean => !!pattern(key);

/** The text of a message, or the key itself where the catalogue lacks it. */
export function t(key: string, args: Args = {}): string {
  const found = pattern(key);
  return found && bundle ? bundle.formatPattern(found, args, []) : key;
}
