import type { Screen } from "./types";

/** A screen at the end of its pattern: the positions of its params, and where its rest starts. */
export interface PatternEnd {
  readonly screen: Screen;
  readonly captures: readonly {
    readonly name: string;
    readonly at: number;
    readonly skip: number;
  }[];
  readonly restAt: number | null;
}

/** A place in the tree of address patterns: what may come next, and the screen that ends here. */
export interface PatternNode {
  readonly texts: Map<string, PatternNode>;
  readonly prefixes: { readonly prefix: string; readonly node: PatternNode }[];
  any: PatternNode | null;
  leaf: PatternEnd | null;
  rest: PatternEnd | null;
}

/** Creates an empty node of the pattern tree. */
export const createPatternNode = (): PatternNode => ({
  texts: new Map(),
  prefixes: [],
  any: null,
  leaf: null,
  rest: null,
});

/**
 * Finds the screen whose pattern matches the path from segment `at` on; null = none. Fixed text
 * beats a prefix, a prefix beats any segment, and a rest comes last.
 */
export function findPatternEnd(
  node: PatternNode,
  path: readonly string[],
  at: number,
): PatternEnd | null {
  const segment = path[at];
  if (segment === undefined) return node.leaf ?? node.rest;
  const text = node.texts.get(segment);
  const byText = text && findPatternEnd(text, path, at + 1);
  if (byText) return byText;
  for (const edge of node.prefixes) {
    if (segment.length > edge.prefix.length && segment.startsWith(edge.prefix)) {
      const byPrefix = findPatternEnd(edge.node, path, at + 1);
      if (byPrefix) return byPrefix;
    }
  }
  return (node.any && findPatternEnd(node.any, path, at + 1)) ?? node.rest;
}

export function readPathParams(leaf: PatternEnd, path: readonly string[]): Record<string, string> {
  const params: Record<string, string> = {};
  for (const { name, at, skip } of leaf.captures) {
    const text = path[at] ?? "";
    params[name] = skip ? text.slice(skip) : text;
  }
  if (leaf.restAt !== null) params["*"] = path.slice(leaf.restAt).join("/");
  return params;
}
