// What a record says of its luck, checked here as far as hashes go; the draws themselves are checked by the rules.

/** The newest kind of commitment first. */
const HEADERS = ["skerry draws 2 commitment", "skerry draws 1 commitment"];

/** The commitment that a record tells, and the same computed from what it reveals; null where it tells none. */
export async function commitmentIn(record: string): Promise<{ told: string; computed: string | null } | null> {
  const header = record.split("\n\n", 1)[0]?.split("\n") ?? [];
  const named = (name: string): string | null =>
    header.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? null;
  const told = named("commitment");
  if (told === null) return null;
  const context = header.filter((line) => /^(game|rules|seats|components|option \S+): /.test(line));
  const proof = ["sealed by", "secret", "salt"].map((name) => `${name}: ${named(name)}`);
  const scope = header.filter((line) => line.startsWith("scope: "));
  const rest = [`table: ${named("table")}`, ...scope, ...context, ...proof];
  const computed = await Promise.all(HEADERS.map((header) => sha256([header, ...rest].join("\n"))));
  return { told, computed: computed.find((hash) => hash === told) ?? computed[0] ?? null };
}

/** Null where the browser does not compute hashes: pages that come without encryption. */
export async function sha256(text: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
