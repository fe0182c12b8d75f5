import type { Declaration } from "postcss";
import {
  type CssAddressPolicy,
  isCssValueBalanced,
  resolveAllowedCssAddresses,
  withoutCssComments,
} from "./css-values.server";
import { prefixKeyframesNames } from "./keyframes.server";

export interface CssScopeOptions extends CssAddressPolicy {
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
export function safeCssDeclarationOrEmpty(decl: Declaration, options: CssScopeOptions): string {
  const prop = decl.prop.toLowerCase();
  const bare = withoutCssComments(decl.value).trim();
  if (documentWide.has(prop) || !/^[\w-]+$/.test(decl.prop) || !isCssValueBalanced(bare)) return "";
  const resolved = resolveAllowedCssAddresses(bare, options);
  if (resolved === null) return "";
  const isAnimation = /^(?:-\w+-)?animation(?:-name)?$/.test(prop);
  const value = isAnimation ? prefixKeyframesNames(resolved, options.app) : resolved;
  return `${decl.prop}:${value}${decl.important ? "!important" : ""};`;
}
