/** Invented positions for the gallery. */
import { columns, onBoard, rows, squareName } from "../northwest";
import { hash } from "../random";
import type { NorthSeaHex, NorthSeaView, NorthwestView } from "../types";

export function northwestSample(tiles: number, seed: number, frozen: number, sun: string, crowd = false): NorthwestView {
  const corners = Array.from({ length: rows + 1 }, () => Array<string>(columns + 1).fill("?"));
  const covered = new Set<string>();
  const placed: NorthwestView["board"]["tiles"] = [];
  const tokens: NorthwestView["board"]["tokens"] = [];
  const put = (squares: [number, number][], kind: string): void => {
    const names = squares.map(([c, r]) => squareName(c, r));
    names.forEach((n) => covered.add(n));
    placed.push({ squares: names, kind, tile: null });
  };
  "sLL".split("").forEach((v, i) => (corners[2]![10 + i] = v));
  "sss".split("").forEach((v, i) => (corners[3]![10 + i] = v));
  "sLL".split("").forEach((v, i) => (corners[4]![10 + i] = v));
  put([[10, 2], [11, 2]], "printed");
  put([[10, 3], [11, 3]], "printed");
  tokens.push({ square: "l3", kind: "cairn" }, { square: "l4", kind: "cairn" });
  let n = 0;
  for (let tries = 0; placed.length < tiles && tries < 5000; tries++) {
    const c = Math.floor(hash(seed, tries, 1) * columns);
    const r = Math.floor(hash(seed, tries, 2) * rows);
    const lying = hash(seed, tries, 3) < 0.5;
    const squares: [number, number][] = hash(seed, tries, 7) < 0.2 ? [[c, r]] : lying ? [[c, r], [c + 1, r]] : [[c, r], [c, r + 1]];
    if (squares.some(([x, y]) => !onBoard(x, y) || covered.has(squareName(x, y)))) continue;
    if (!squares.some(([x, y]) => [[1, 0], [-1, 0], [0, 1], [0, -1]].some(([dx, dy]) => covered.has(squareName(x + dx!, y + dy!))))) continue;
    for (const [x, y] of squares)
      for (const [dx, dy] of [[0, 0], [1, 0], [0, 1], [1, 1]] as const) {
        const row = corners[y + dy]!;
        if (row[x + dx] === "?") {
          const near = [row[x + dx - 1], row[x + dx + 1], corners[y + dy - 1]?.[x + dx], corners[y + dy + 1]?.[x + dx]];
          const l = near.filter((v) => v === "L").length;
          const s = near.filter((v) => v === "s").length;
          row[x + dx] = hash(seed, x + dx, y + dy, 4) < 0.47 + 0.12 * (l - s) ? "L" : "s";
        }
      }
    put(squares, squares.length === 1 ? "small" : "large");
    if (hash(seed, tries, 5) < 0.45) tokens.push({ square: squareName(...squares[0]!), kind: ["inuit", "franklin", "strait", "cairn"][n++ % 4]! });
  }
  const spot = (i: number): string => placed[Math.min(placed.length - 1, i)]!.squares[0]!;
  const one = (seat: number, at: string, sled: string | null, locked = false): NorthwestView["players"][number] => ({
    seat,
    ship: { at, locked },
    sled: { state: sled ? "deployed" : "aboard", at: sled, area: sled ? "nw" : null, corners: null },
  });
  return {
    sun,
    frozen_rows: frozen,
    board: { corners: corners.map((row) => row.join("")), tiles: placed, tokens, islands: closedIslands(corners, covered) },
    players: crowd
      ? [one(0, spot(5), spot(5)), one(1, spot(5), spot(5)), one(2, spot(5), spot(5), true), one(3, "passage", spot(5))]
      : [one(0, "greenland", null), one(1, spot(4), spot(6), true), one(2, spot(2), null), one(3, spot(8), spot(8))],
    passage_tokens: [15, 10, 6, 3],
    greenland_tokens: [10, 6, 3],
    tuunbaq: { on: true, at: spot(7) },
  };
}

function closedIslands(corners: string[][], covered: Set<string>): NorthwestView["board"]["islands"] {
  const seen = new Set<string>();
  const islands: NorthwestView["board"]["islands"] = [];
  for (let v = 0; v <= rows; v++)
    for (let u = 0; u <= columns; u++) {
      if (corners[v]![u] !== "L" || seen.has(`${u},${v}`)) continue;
      const queue: [number, number][] = [[u, v]];
      const own: string[] = [];
      let closed = true;
      for (let at = queue.pop(); at; at = queue.pop()) {
        const [x, y] = at;
        if (seen.has(`${x},${y}`)) continue;
        seen.add(`${x},${y}`);
        own.push(`+${"abcdefghijklm"[x]}${y + 1}`);
        for (const [dx, dy] of [[-1, -1], [0, -1], [-1, 0], [0, 0]] as const) if (onBoard(x + dx, y + dy) && !covered.has(squareName(x + dx, y + dy))) closed = false;
        for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]] as const) if (corners[y + dy]?.[x + dx] === "L") queue.push([x + dx, y + dy]);
      }
      if (closed && own.length) islands.push({ corners: own });
    }
  return islands;
}

const animals = ["pig", "hen", "goat", "sheep", "cattle", "horse"];

export function northseaSample(count: number, seed: number): NorthSeaView {
  const points = new Map<string, string>();
  const hexes: NorthSeaHex[] = [];
  const offsets = [[0, -2], [1, -1], [1, 1], [0, 2], [-1, 1], [-1, -1]] as const;
  const keys = (q: number, r: number): string[] => offsets.map(([dx, dy]) => `${2 * q + r + dx},${3 * r + dy}`);
  const add = (q: number, r: number, feature: string | null, tile: number | null): void => {
    const ks = keys(q, r);
    ks.forEach((k) => {
      const [x, y] = k.split(",").map(Number) as [number, number];
      const around = offsets.map(([dx, dy]) => points.get(`${x + dx * 1},${y + dy}`)).filter((v) => v === "L").length;
      if (!points.has(k)) points.set(k, hash(seed, x, y) < 0.4 + 0.14 * around ? "L" : "s");
    });
    const corners = ks.map((k) => points.get(k)).join("");
    const names = ["N", "NE", "SE", "S", "SW", "NW"];
    const first = names.find((_, i) => corners[i] === "L" && corners[(i + 5) % 6] !== "L") ?? (corners === "LLLLLL" ? "N" : null);
    const real = feature === "ship" || first ? feature : null;
    hexes.push({ at: `${q},${r}`, tile, corners, feature: real, area: real && real !== "ship" ? `${q},${r}.${first}` : null });
  };
  for (const q of [-1, 0, 1]) keys(q, 0).forEach((k) => points.set(k, "s"));
  points.set(keys(-1, 0)[5]!, "L");
  points.set(keys(1, 0)[1]!, "L");
  for (const q of [-1, 0, 1]) add(q, 0, null, null);
  const forbidden = ["-2,1", "1,1", "-2,2", "-1,2", "0,2"];
  const taken = new Set(["-1,1", "0,1", ...forbidden, ...hexes.map((h) => h.at)]);
  const near = [[1, 0], [-1, 0], [1, -1], [0, -1], [0, 1], [-1, 1]] as const;
  for (let i = 0, n = 0; n < count && i < 4000; i++) {
    const base = hexes[Math.floor(hash(seed, i, 1) * hexes.length)]!.at.split(",").map(Number) as [number, number];
    const [dq, dr] = near[Math.floor(hash(seed, i, 2) * 6)]!;
    const [q, r] = [base[0] + dq, base[1] + dr];
    if (taken.has(`${q},${r}`) || r > 1) continue;
    taken.add(`${q},${r}`);
    const f = hash(seed, i, 3);
    add(q, r, f < 0.55 ? animals[n % 6]! : f < 0.8 ? "settlement" : "ship", n++);
  }
  const landed = hexes.filter((h) => h.area);
  const sea = hexes.filter((h) => h.corners.includes("s"));
  const meet = [...points].find(([k, v]) => v === "L" && hexes.filter((h) => keys(...(h.at.split(",").map(Number) as [number, number])).includes(k)).length === 3)?.[0];
  const meetHex = hexes.find((h) => meet && keys(...(h.at.split(",").map(Number) as [number, number])).includes(meet));
  const meetName = meetHex && `${meetHex.at}.${["N", "NE", "SE", "S", "SW", "NW"][keys(...(meetHex.at.split(",").map(Number) as [number, number])).indexOf(meet!)]}`;
  return {
    hexes,
    mainland: ["-1,1", "0,1"],
    forbidden,
    animals: landed.filter((h) => animals.includes(h.feature!)).map((h) => ({ area: h.area!, kind: h.feature!, count: 1 })),
    settlements: landed.filter((h) => h.feature === "settlement").map((h, i) => ({ area: h.area!, strength: 2 + (i % 4) })),
    enemy_ships: hexes.filter((h) => h.feature === "ship").map((h) => h.at),
    outposts: meetName ? [{ point: meetName, seat: 0 }] : [],
    islands: [{ areas: landed.slice(0, 1).map((h) => h.area!), hexes: [], complete: true, never: false, influence: [3, 1, 0, 0], controllers: [0] }],
    players: [0, 1, 2, 3].map((seat) => ({
      seat,
      longship: seat < 2 ? "0,0" : sea[(seat * 5) % sea.length]!.at,
      aboard: { vikings: 2 - (seat % 2), animals: (seat === 1 ? { pig: 1, sheep: 1 } : {}) as Record<string, number> },
      mainland: 5 - seat,
      vikings: landed.slice(seat * 2, seat * 2 + 2).map((h, i) => ({ area: h.area!, count: 1 + i })),
    })),
  };
}
