import type { Screen } from "./types";

/** A screen in the tree: the positions of its params, and where its rest starts. */
export interface Leaf {
  readonly screen: Screen;
  readonly captures: readonly {
    readonly name: string;
    readonly at: number;
    readonly skip: number;
  }[];
  readonly restAt: number | null;
}

export interface Node {
  readonly texts: Map<string, Node>;
  readonly prefixes: { readonly prefix: string; readonly node: Node }[];
  any: Node | null;
  leaf: Leaf | null;
  rest: Leaf | null;
}

export const newNode = (): Node => ({
  texts: new Map(),
  prefixes: [],
  any: null,
  leaf: null,
  rest: null,
});

/** Fixed text beats a prefix, a prefix beats any segment, and a rest comes last. */
export function findLeaf(node: Node, path: readonly string[], at: number): Leaf | null {
  const segment = path[at];
  if (segment === undefined) return node.leaf ?? node.rest;
  const text = node.texts.get(segment);
  const byText = text && findLeaf(text, path, at + 1);
  if (byText) return byText;
  for (const edge of node.prefixes) {
    if (segment.length > edge.prefix.length && segment.startsWith(edge.prefix)) {
      const byPrefix = findLeaf(edge.node, path, at + 1);
      if (byPrefix) return byPrefix;
    }
  }
  return (node.any && findLeaf(node.any, path, at + 1)) ?? node.rest;
}

export function paramsOf(leaf: Leaf, path: readonly string[]): Record<string, string> {
  const params: Record<string, string> = {};
  for (const { name, at, skip } of leaf.captures) {
    const text = path[at] ?? "";
    params[name] = skip ? text.slice(skip) : text;
  }
  if (leaf.restAt !== null) params["*"] = path.slice(leaf.restAt).join("/");
  return params;
}
