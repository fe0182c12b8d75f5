import type { PatternSegment } from "./pattern";
import { createPatternNode, type PatternEnd, type PatternNode } from "./pattern-tree";
import type { Screen } from "./types";

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
