// Every text comes from the Fluent catalogues that the server also uses.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { settings } from "./settings.svelte";

/** The languages of the catalogues, known since the client was built. */
export const LANGUAGES: readonly string[] = __LANGUAGES__;
export type Language = string;
export type Args = Record<string, FluentVariable>;

let bundle = $state.raw<FluentBundle | null>(null);
let current = $state<Language>("en");

export function preferredLanguage(): Language {
  const wanted = [settings.language, ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find((tag) => LANGUAGES.includes(tag)) ?? "en";
}

/** The parts of the catalogue that the pages opened so far read. */
const parts = new Set(["web"]);

async function readPart(lang: Language, part: string): Promise<FluentResource> {
  const answer = await fetch(`/locales/${lang}/${part}.ftl`);
  if (!answer.ok) throw new Error(`no catalogue for ${lang}/${part}: ${answer.status}`);
  return new FluentResource(await answer.text());
}

export async function loadLanguage(lang: Language): Promise<void> {
  const made = new FluentBundle(lang, { useIsolating: false });
  const read = await Promise.all([...parts].map((part) => readPart(lang, part)));
  for (const resource of read) made.addResource(resource);
  bundle = made;
  current = lang;
  document.documentElement.lang = lang;
}

/** Have these parts of the catalogue too, from now on and in every language. */
export async function loadParts(...wanted: string[]): Promise<void> {
  const missing = wanted.filter((part) => !parts.has(part));
  const read = await Promise.all(missing.map((part) => readPart(current, part)));
  for (const resource of read) bundle?.addResource(resource);
  for (const part of missing) parts.add(part);
}

/** What is being fetched, together with the parts of the catalogue that it reads. */
export const withParts = async <T>(fetched: Promise<T>, ...wanted: string[]): Promise<T> =>
  (await Promise.all([fetched, loadParts(...wanted)]))[0];

export async function chooseLanguage(lang: Language): Promise<void> {
  settings.language = lang;
  await loadLanguage(lang);
}

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
