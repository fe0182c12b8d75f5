import type { PatternSegment } from "./pattern";
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

/**
 * All variants of a pattern with some, all or none of its optional params left out; those that keep
 * the first params come first.
 */
export function optionalParamVariants(segments: readonly PatternSegment[]): PatternSegment[][] {
  const [first, ...others] = segments;
  if (!first) return [[]];
  const tails = optionalParamVariants(others);
  const withFirst = tails.map((tail) => [first, ...tail]);
  return first.kind === "param" && first.isOptional ? [...withFirst, ...tails] : withFirst;
}

function textChild(node: PatternNode, text: string): PatternNode {
  const child = node.texts.get(text) ?? createPatternNode();
  node.texts.set(text, child);
  return child;
}

/**
 * The child nodes that stand for a pattern's segment, created where they are missing. A param with
 * listed values gets one for each value, like fixed text; the rest (`*`) is the node itself.
 */
function children(
  node: PatternNode,
  segment: PatternSegment,
  values: readonly string[] | undefined,
): PatternNode[] {
  if (segment.kind === "rest") return [node];
  if (segment.kind === "text") return [textChild(node, segment.text)];
  if (values) return values.map((value) => textChild(node, segment.prefix + value));
  if (segment.prefix) {
    const known = node.prefixes.find((edge) => edge.prefix === segment.prefix);
    if (known) return [known.node];
    const child = createPatternNode();
    node.prefixes.push({ prefix: segment.prefix, node: child });
    return [child];
  }
  node.any ??= createPatternNode();
  return [node.any];
}

export function addScreenToPatternTree(
  root: PatternNode,
  screen: Screen,
  segments: readonly PatternSegment[],
) {
  let ends = [root];
  const captures: PatternEnd["captures"][number][] = [];
  let restAt: number | null = null;
  for (const [at, segment] of segments.entries()) {
    const values = segment.kind === "param" ? screen.values?.[segment.name] : undefined;
    if (segment.kind === "param")
      captures.push({ name: segment.name, at, skip: segment.prefix.length });
    if (segment.kind === "rest") restAt = at;
    ends = ends.flatMap((node) => children(node, segment, values));
  }
  for (const end of ends) {
    const leaf = { screen, captures, restAt };
    const slot = restAt === null ? "leaf" : "rest";
    const taken = end[slot];
    // `a/{x?}/{y?}`: a single segment is the first param, so the earlier variant wins.
    if (taken?.screen === screen) continue;
    if (taken) throw new Error(`Screens "${taken.screen.id}" and "${screen.id}" share an address`);
    end[slot] = leaf;
  }
}
