import type { AtRule, ChildNode, Rule } from "postcss";
import postcss from "postcss";
import { type CssScopeOptions, safeCssDeclarationOrEmpty } from "./css-declaration.server";
import { isCssValueBalanced, withoutCssComments } from "./css-values.server";
import { mayCssLoadExternalFile } from "./inline-style.server";
import { outletSelector } from "./outlet-selector.server";
import { isOutletItself, scopeNestedSelector, scopeSelector } from "./selectors.server";
import { isFontFaceNameAllowed } from "./shell-fonts.server";

/** Maximum size of a style sheet, characters. */
export const maxCssChars = 1_000_000;

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
