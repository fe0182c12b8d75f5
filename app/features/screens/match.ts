import { screens } from "./catalogue";
import { type PatternSegment, parsePattern } from "./pattern";
import type { Screen, ScreenMatch } from "./types";

const maxDepth = 12;
/**
 * Maximum characters of a segment: the receipts of as many singles as a coupon holds share an address, with
 * their ids in one segment (CPP-12).
 */
const maxSegment = 4_200;

/** A screen in the tree: the positions of its params, and where its rest starts. */
interface Leaf {
  readonly screen: Screen;
  readonly captures: readonly {
    readonly name: string;
    readonly at: number;
    readonly skip: number;
  }[];
  readonly restAt: number | null;
}

interface Node {
  readonly texts: Map<string, Node>;
  readonly prefixes: { readonly prefix: string; readonly node: Node }[];
  any: Node | null;
  leaf: Leaf | null;
  rest: Leaf | null;
}

const newNode = (): Node => ({ texts: new Map(), prefixes: [], any: null, leaf: null, rest: null });

/** All combinations of optional params left out, those that keep the left ones first. */
function variants(segments: readonly PatternSegment[]): PatternSegment[][] {
  const [first, ...others] = segments;
  if (!first) return [[]];
  const tails = variants(others);
  const withFirst = tails.map((tail) => [first, ...tail]);
  return first.kind === "param" && first.isOptional ? [...withFirst, ...tails] : withFirst;
}

function textChild(node: Node, text: string): Node {
  const child = node.texts.get(text) ?? newNode();
  node.texts.set(text, child);
  return child;
}

/** The nodes of a segment; a param with listed values counts as fixed text. */
function children(
  node: Node,
  segment: PatternSegment,
  values: readonly string[] | undefined,
): Node[] {
  if (segment.kind === "rest") return [node];
  if (segment.kind === "text") return [textChild(node, segment.text)];
  if (values) return values.map((value) => textChild(node, segment.prefix + value));
  if (segment.prefix) {
    const known = node.prefixes.find((edge) => edge.prefix === segment.prefix);
    if (known) return [known.node];
    const child = newNode();
    node.prefixes.push({ prefix: segment.prefix, node: child });
    return [child];
  }
  node.any ??= newNode();
  return [node.any];
}

function insert(root: Node, screen: Screen, segments: readonly PatternSegment[]) {
  let ends = [root];
  const captures: Leaf["captures"][number][] = [];
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

/** Builds a matcher; throws if two rows match the same address. */
export function screenMatcher(
  rows: readonly Screen[],
): (path: readonly string[]) => ScreenMatch | null {
  const root = newNode();
  for (const screen of rows) {
    if (screen.pattern.startsWith("?")) continue;
    for (const segments of variants(parsePattern(screen.pattern))) insert(root, screen, segments);
  }
  return (raw) => {
    const path = decodePath(raw);
    const leaf = path && find(root, path, 0);
    return leaf ? { screen: leaf.screen, params: paramsOf(leaf, path), path } : null;
  };
}

/** Fixed text beats a prefix, a prefix beats any segment, and a rest comes last. */
function find(node: Node, path: readonly string[], at: number): Leaf | null {
  const segment = path[at];
  if (segment === undefined) return node.leaf ?? node.rest;
  const text = node.texts.get(segment);
  const byText = text && find(text, path, at + 1);
  if (byText) return byText;
  for (const edge of node.prefixes) {
    if (segment.length > edge.prefix.length && segment.startsWith(edge.prefix)) {
      const byPrefix = find(edge.node, path, at + 1);
      if (byPrefix) return byPrefix;
    }
  }
  return (node.any && find(node.any, path, at + 1)) ?? node.rest;
}

function paramsOf(leaf: Leaf, path: readonly string[]): Record<string, string> {
  const params: Record<string, string> = {};
  for (const { name, at, skip } of leaf.captures) {
    const text = path[at] ?? "";
    params[name] = skip ? text.slice(skip) : text;
  }
  if (leaf.restAt !== null) params["*"] = path.slice(leaf.restAt).join("/");
  return params;
}

// A segment that decodes to a separator, a dot segment or a control character could be read differently later
// (by a remote, or the list of blocked paths); no address of ours has one.
const unsafe = /[\p{Cc}/\\]|^\.\.?$/u;

/**
 * Decodes raw segments; null where they are malformed, too long, too many or empty. A trailing slash is
 * allowed.
 */
function decodePath(raw: readonly string[]): readonly string[] | null {
  const end = raw.at(-1) === "" ? raw.length - 1 : raw.length;
  if (end > maxDepth) return null;
  const path: string[] = [];
  for (let at = 0; at < end; at++) {
    const segment = decodeSegment(raw[at] ?? "");
    if (segment === null) return null;
    path.push(segment);
  }
  return path;
}

function decodeSegment(raw: string): string | null {
  if (raw === "" || raw.length > maxSegment) return null;
  let text = raw;
  if (raw.includes("%")) {
    try {
      text = decodeURIComponent(raw);
    } catch {
      return null;
    }
  }
  return unsafe.test(text) ? null : text;
}

/** The screen of a path (raw segments after the language), or null (SCR-01, SCR-11). */
export const matchScreen = screenMatcher(screens);
