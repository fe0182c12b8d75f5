import postcss, { type AtRule, type ChildNode, type Declaration, type Rule } from "postcss";
import { isOutletItself, scopeNestedSelector, scopeSelector } from "./selectors.server";
import {
  type CssAddressPolicy,
  isCssValueBalanced,
  mayCssLoadExternalFile,
  resolveAllowedCssAddresses,
  withoutCssComments,
} from "./values.server";

/** Maximum size of a style sheet, characters. */
const maxCssChars = 1_000_000;

/**
 * What a CSS rule is nested in: nothing, a rule for elements inside the outlet, or a rule that may
 * match the outlet itself.
 */
type Around = "nothing" | "inside" | "outlet";

const conditions = new Set(["media", "supports", "container", "layer", "starting-style"]);
const keyframes = /^(?:-\w+-)?keyframes$/;
/** A backslash at the end, which would escape what is written after the selector. */
const unendedEscape = /(?:^|[^\\])(?:\\\\)*\\$/;

/**
 * A remote's CSS limited to its outlet (REM-11): selectors prefixed, keyframes renamed, imports and
 * document-wide rules removed, addresses absolute and of allowed origins. null where it cannot be parsed. The
 * output is written from the parsed rules only, so nothing unparsed gets through.
 */
export function scopeCss(css: string, options: CssScopeOptions): string | null {
  if (css.length > maxCssChars) return null;
  try {
    // Text in it may not close the style element or open a comment.
    return writeAll(postcss.parse(css).nodes, options, "nothing").replace(/<(?=[/!])/g, "\\3c ");
  } catch (error) {
    if (error instanceof postcss.CssSyntaxError || error instanceof RangeError) return null;
    throw error;
  }
}

function writeAll(
  nodes: readonly ChildNode[] | undefined,
  options: CssScopeOptions,
  around: Around,
): string {
  let out = "";
  for (const node of nodes ?? []) {
    if (node.type === "decl")
      out += around === "nothing" ? "" : safeCssDeclarationOrEmpty(node, options);
    else if (node.type === "rule") out += writeRule(node, options, around);
    else if (node.type === "atrule") out += writeAtRule(node, options, around);
  }
  return out;
}

function writeRule(rule: Rule, options: CssScopeOptions, around: Around): string {
  const outlet = outletSelector(options.app);
  const selectors: string[] = [];
  for (const written of rule.selectors) {
    const selector = withoutCssComments(written).trim();
    if (!isCssValueBalanced(selector) || unendedEscape.test(selector)) continue;
    const scoped =
      around === "nothing"
        ? scopeSelector(selector, outlet)
        : scopeNestedSelector(selector, outlet, around === "outlet");
    if (scoped !== null) selectors.push(scoped);
  }
  if (selectors.length === 0) return "";
  const isOutlet = around !== "inside" && selectors.some(isOutletItself);
  return `${selectors.join(",")}{${writeAll(rule.nodes, options, isOutlet ? "outlet" : "inside")}}`;
}

function writeAtRule(rule: AtRule, options: CssScopeOptions, around: Around): string {
  const name = rule.name.toLowerCase();
  const params = withoutCssComments(rule.params).trim();
  if (!isCssValueBalanced(params)) return "";
  if (keyframes.test(name))
    return around === "nothing" ? writeKeyframes(rule, name, params, options) : "";
  if (name === "font-face" && around === "nothing") {
    const inside = declarations(rule, options);
    return /(?:^|;)src:/i.test(inside) && isFontFaceNameAllowed(inside)
      ? `@font-face{${inside}}`
      : "";
  }
  if (!conditions.has(name) || mayCssLoadExternalFile(params)) return "";
  // Layers are ordered for the whole document, so a remote's layers get a prefix.
  const written = name === "layer" ? layerNames(params, options.app) : params;
  return rule.nodes
    ? `@${name} ${written}{${writeAll(rule.nodes, options, around)}}`
    : `@${name} ${written};`;
}

function writeKeyframes(
  rule: AtRule,
  name: string,
  params: string,
  options: CssScopeOptions,
): string {
  const own = params.replace(/^["']|["']$/g, "");
  if (!/^[\w-]+$/.test(own)) return "";
  let steps = "";
  for (const node of rule.nodes ?? []) {
    if (node.type !== "rule" || !/^[\w\s.,%+-]+$/.test(node.selector)) continue;
    steps += `${node.selector}{${declarations(node, options)}}`;
  }
  return `@${name} ${options.app}-${own}{${steps}}`;
}

function declarations(rule: Rule | AtRule, options: CssScopeOptions): string {
  return writeAll(
    rule.nodes?.filter((node) => node.type === "decl"),
    options,
    "inside",
  );
}

function layerNames(params: string, app: string): string {
  const name = (written: string) =>
    written.trim() === "" ? "" : `remote-${app}-${written.trim()}`;
  return params.split(",").map(name).join(",");
}

interface CssScopeOptions extends CssAddressPolicy {
  readonly app: string;
}

// Properties that affect the whole document, including the shell.
const documentWide = new Set([
  "view-transition-name",
  "view-transition-class",
  "behavior",
  "-moz-binding",
]);

/** A CSS declaration as text that has no effect outside the outlet; "" where it is left out. */
function safeCssDeclarationOrEmpty(decl: Declaration, options: CssScopeOptions): string {
  const prop = decl.prop.toLowerCase();
  const bare = withoutCssComments(decl.value).trim();
  if (documentWide.has(prop) || !/^[\w-]+$/.test(decl.prop) || !isCssValueBalanced(bare)) return "";
  const resolved = resolveAllowedCssAddresses(bare, options);
  if (resolved === null) return "";
  const isAnimation = /^(?:-\w+-)?animation(?:-name)?$/.test(prop);
  const value = isAnimation ? prefixKeyframesNames(resolved, options.app) : resolved;
  return `${decl.prop}:${value}${decl.important ? "!important" : ""};`;
}

const keywords = new Set([
  "none",
  "initial",
  "inherit",
  "unset",
  "revert",
  "revert-layer",
  "auto",
  "infinite",
  "normal",
  "reverse",
  "alternate",
  "alternate-reverse",
  "forwards",
  "backwards",
  "both",
  "running",
  "paused",
  "ease",
  "ease-in",
  "ease-out",
  "ease-in-out",
  "linear",
  "step-start",
  "step-end",
  "replace",
  "add",
  "accumulate",
  "important",
]);

// A string, a function with its arguments (one level of nesting), a number with its unit, or a name.
const part =
  /"[^"]*"|'[^']*'|[\w-]+\((?:[^()]|\([^()]*\))*\)|[+-]?(?:\d*\.)?\d[\w%.]*|-?[a-z_][\w-]*|--[\w-]+/gi;

/** A value of `animation` or `animation-name` with this app's prefix on keyframes names (REM-11). */
function prefixKeyframesNames(value: string, app: string): string {
  return value.replace(part, (word) => {
    const isName =
      /^[a-z_-]/i.test(word) && !word.endsWith(")") && !keywords.has(word.toLowerCase());
    if (/^["']/.test(word)) return `${app}-${word.slice(1, -1)}`;
    return isName ? `${app}-${word}` : word;
  });
}

/**
 * Font families of the shell (`styles/tokens.css`), lower case. A font's name applies to the whole document,
 * so a remote's Arial would replace the shell's.
 */
export const reservedShellFonts: ReadonlySet<string> = new Set([
  "system-ui",
  "-apple-system",
  "segoe ui",
  "roboto",
  "noto sans",
  "noto sans arabic",
  "helvetica neue",
  "arial",
  "sans-serif",
]);

/**
 * Whether the declarations inside an `@font-face` rule name only plain font families, none of which
 * is the shell's.
 */
function isFontFaceNameAllowed(inside: string): boolean {
  const families = [...inside.matchAll(/(?:^|;)font-family:([^;]*)/gi)].map(([, name = ""]) =>
    name
      .replace(/["']|!important/g, "")
      .replace(/\s+/g, " ")
      .trim()
      .toLowerCase(),
  );
  return families.every((name) => !name.includes("\\") && !reservedShellFonts.has(name));
}

/** The CSS selector of the element that holds a remote app's content. */
function outletSelector(app: string): string {
  return `[data-remote="${app.replace(/[^\w-]/g, "")}"]`;
}
