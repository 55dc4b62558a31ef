// What a person chose for this browser, kept in its local storage.
export interface Settings {
  language: string;
  name: string;
  /** How fast others' moves play: 0 skips the animation. */
  speed: number;
  sound: boolean;
  notify: boolean;
  motion: "system" | "less";
  /** Ask before a move that cannot be taken back. */
  warn: boolean;
  /** Hide hands between the turns of people who share this screen. */
  curtain: boolean;
  /** Single letters act at the table (R, F, E, U, H). */
  keys: boolean;
  /** A turn in which only one thing can be done does it by itself. */
  forced: boolean;
  /** The rail beside the map is folded away. */
  folded: boolean;
}

const KEY = "skerry.settings";
const DEFAULTS: Settings = {
  language: "",
  name: "",
  speed: 1,
  sound: false,
  notify: false,
  motion: "system",
  warn: true,
  curtain: true,
  keys: true,
  forced: false,
  folded: false,
};

export function readStored<T>(key: string, fallback: T): T {
  try {
    const text = unsaved.get(key) ?? localStorage.getItem(key);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

/** What the browser refuses to keep (private windows may): it then lasts as long as the page. */
const unsaved = new Map<string, string>();

export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    unsaved.set(key, JSON.stringify(value));
  }
}

export const settings: Settings = $state({ ...DEFAULTS, ...readStored<Partial<Settings>>(KEY, {}) });

/** Keeps the settings from now on; call once at the start. */
export function keepSettings(): void {
  $effect.root(() => {
    $effect(() => {
      store(KEY, $state.snapshot(settings));
      document.documentElement.classList.toggle("less-motion", settings.motion === "less");
    });
  });
}

export function reducedMotion(): boolean {
  return settings.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
