// A study: a record or diagram, and the moves that were tried from it, as a tree of branches.
export interface TreeNode {
  /** Its place among the nodes; the root's is −1. */
  parent: number;
  notation: string;
  words: string;
  name?: string;
}

export interface SharedStudy {
  v: 1;
  name: string;
  record: string;
  number: number | null;
  nodes: TreeNode[];
  at: number;
}

/** The moves that lead to a node, first to last. */
export function pathTo(nodes: TreeNode[], at: number): number[] {
  const path: number[] = [];
  for (let node = at; node >= 0; node = nodes[node]!.parent) path.unshift(node);
  return path;
}

/** The node of a move from another one, made if it is not there yet; and all nodes then. */
export function grown(nodes: TreeNode[], parent: number, notation: string, words: string): [TreeNode[], number] {
  const known = nodes.findIndex((node) => node.parent === parent && node.notation === notation);
  return known >= 0 ? [nodes, known] : [[...nodes, { parent, notation, words }], nodes.length];
}

/** The same nodes for a root so many moves earlier: those moves lead to the old root. */
export function rerooted(nodes: TreeNode[], moves: Omit<TreeNode, "parent">[]): TreeNode[] {
  const chain = moves.map((move, i) => ({ ...move, parent: i - 1 }));
  return [...chain, ...nodes.map((node) => ({ ...node, parent: node.parent + moves.length }))];
}

/** The nodes that follow one, in the order in which they were tried. */
export const following = (nodes: TreeNode[], at: number): number[] =>
  nodes.flatMap((node, i) => (node.parent === at ? [i] : []));

/** Whether something that came by a link is a study. */
export function isStudy(data: unknown): data is SharedStudy {
  const study = data as SharedStudy | null;
  return (
    study?.v === 1 &&
    isText(study.name) &&
    isText(study.record) &&
    (study.number === null || isPlace(study.number, Infinity)) &&
    Array.isArray(study.nodes) &&
    study.nodes.every((node: TreeNode | null, i) => node !== null && isNode(node, i)) &&
    (study.at === -1 || isPlace(study.at, study.nodes.length))
  );
}

const isText = (value: unknown): boolean => typeof value === "string";
const isPlace = (value: number, end: number): boolean => Number.isInteger(value) && value >= 0 && value < end;
const isNode = ({ parent, notation, words, name = "" }: TreeNode, i: number): boolean =>
  (parent === -1 || isPlace(parent, i)) && isText(notation) && isText(words) && isText(name);
