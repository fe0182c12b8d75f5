import { screens } from "./catalogue";
import { type PatternSegment, parsePattern } from "./pattern";
import type { Screen, ScreenMatch } from "./types";

const maxDepth = 12;
/** Characters: the receipts of as many singles as a coupon holds share an address, their ids in one segment (CPP-12). */
const maxSegment = 4_200;

/** A row's end in the tree: which segments are its params, and from where its rest goes. */
interface Leaf {
  readonly screen: Screen;
  readonly captures: readonly { readonly name: string; readonly at: number; readonly skip: number }[];
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

/** Every way to leave out optional params, those that keep the left ones first. */
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

/** The nodes a segment leads to; a param with listed values is as good as fixed text. */
function children(node: Node, segment: PatternSegment, values: readonly string[] | undefined): Node[] {
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
    if (segment.kind === "param") captures.push({ name: segment.name, at, skip: segment.prefix.length });
    if (segment.kind === "rest") restAt = at;
    ends = ends.flatMap((node) => children(node, segment, values));
  }
  for (const end of ends) {
    const leaf = { screen, captures, restAt };
    const slot = restAt === null ? "leaf" : "rest";
    const taken = end[slot];
    // `a/{x?}/{y?}`: one segment is the first param, so the earlier variant stands.
    if (taken?.screen === screen) continue;
    if (taken) throw new Error(`Screens "${taken.screen.id}" and "${screen.id}" share an address`);
    end[slot] = leaf;
  }
}

/** Builds a matcher; two rows that could answer one address stop it. */
export function screenMatcher(rows: readonly Screen[]): (path: readonly string[]) => ScreenMatch | null {
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

/** Fixed text beats a prefix, a prefix beats any segment, and a rest takes what nothing else wants. */
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

// A segment that decodes to a separator, a dot segment or a control character is an attempt to be read
// differently further on (a remote, a list of blocked paths), never an address of ours.
const unsafe = /[\p{Cc}/\\]|^\.\.?$/u;

/** Raw segments to text; null where they are malformed, too long, too many or empty. A trailing slash is fine. */
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

/** The screen of a path (raw segments after the language), or null where there is none (SCR-01, SCR-11). */
export const matchScreen = screenMatcher(screens);
