import { expect, test } from "vitest";

import { packed, unpacked } from "./sharing";
import { following, grown, isStudy, pathTo, rerooted, type TreeNode } from "./tree";

test("a move that was tried before is the same branch again, another one is a new branch", () => {
  let nodes: TreeNode[] = [];
  let first: number, again: number, other: number, deeper: number;
  [nodes, first] = grown(nodes, -1, "a", "A");
  [nodes, deeper] = grown(nodes, first, "b", "B");
  [nodes, again] = grown(nodes, -1, "a", "A");
  [nodes, other] = grown(nodes, -1, "c", "C");
  expect(again).toBe(first);
  expect(following(nodes, -1)).toEqual([first, other]);
  expect(pathTo(nodes, deeper)).toEqual([first, deeper]);
  expect(pathTo(nodes, -1)).toEqual([]);
});

test("what was tried stays when an earlier moment becomes the root", () => {
  let nodes: TreeNode[] = [];
  let first: number, deeper: number;
  [nodes, first] = grown(nodes, -1, "c", "C");
  [nodes, deeper] = grown(nodes, first, "d", "D");
  const moves = [
    { notation: "a", words: "A" },
    { notation: "b", words: "B" },
  ];
  const earlier = rerooted(nodes, moves);
  expect(pathTo(earlier, deeper + moves.length).map((node) => earlier[node]!.notation)).toEqual(["a", "b", "c", "d"]);
});

test("a study goes through a link and comes back the same", async () => {
  const study = { v: 1, name: "Été", record: "skerry diagram x\n".repeat(50), number: 3, nodes: [], at: -1 };
  const letters = await packed(study);
  expect(letters).toMatch(/^[A-Za-z0-9_-]+$/);
  expect(letters.length).toBeLessThan(JSON.stringify(study).length);
  const back = await unpacked(letters);
  expect(back).toEqual(study);
  expect(isStudy(back)).toBe(true);
});

test("a link made to do harm is no study", async () => {
  const good = {
    v: 1,
    name: "",
    record: "r",
    number: null,
    at: -1,
    nodes: [{ parent: -1, notation: "a", words: "A" }],
  };
  expect(isStudy(good)).toBe(true);
  const wrong = [
    { nodes: [null] },
    { nodes: [7] },
    { nodes: [{ parent: -1, notation: "a", words: "A", name: {} }] },
    { nodes: [{ parent: 0.5, notation: "a", words: "A" }] },
    { nodes: {} },
    { name: { toString: null } },
    { number: "7" },
    { number: -1 },
    { number: 1e400 },
    { at: 1 },
    { at: -2 },
  ];
  for (const change of wrong) expect(isStudy({ ...good, ...change }), JSON.stringify(change)).toBe(false);
  for (const data of [[], "x", 7, true]) expect(isStudy(data)).toBe(false);
});

test("a short link that unpacks to very much is not unpacked", async () => {
  const letters = await packed("x".repeat(3_000_000));
  expect(letters.length).toBeLessThan(100_000);
  expect(await unpacked(letters)).toBeNull();
});

test("a damaged link is no study", async () => {
  expect(await unpacked("!!!")).toBeNull();
  expect(await unpacked("AAAA")).toBeNull();
  expect(isStudy(null)).toBe(false);
  expect(isStudy({ v: 1, name: "", record: "", number: null, at: 0, nodes: [] })).toBe(false);
  const loop = { parent: 0, notation: "a", words: "a" };
  expect(isStudy({ v: 1, name: "", record: "", number: null, at: -1, nodes: [loop] })).toBe(false);
});
