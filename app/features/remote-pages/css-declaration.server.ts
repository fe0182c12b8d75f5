import type { Declaration } from "postcss";
import {
  type AddressPolicy,
  isCssValueSelfContained,
  resolveAllowedCssAddresses,
  withoutComments,
} from "./css-values.server";
import { prefixKeyframesNames } from "./keyframes.server";

export interface CssScopeOptions extends AddressPolicy {
  readonly app: string;
}

// Properties that affect the whole document, including the shell.
const documentWide = new Set([
  "view-transition-name",
  "view-transition-class",
  "behavior",
  "-moz-binding",
]);

/** A declaration that stays inside the outlet, or "". */
export function scopeDeclaration(decl: Declaration, options: CssScopeOptions): string {
  const prop = decl.prop.toLowerCase();
  const bare = withoutComments(decl.value).trim();
  if (documentWide.has(prop) || !/^[\w-]+$/.test(decl.prop) || !isCssValueSelfContained(bare))
    return "";
  const resolved = resolveAllowedCssAddresses(bare, options);
  if (resolved === null) return "";
  const isAnimation = /^(?:-\w+-)?animation(?:-name)?$/.test(prop);
  const value = isAnimation ? prefixKeyframesNames(resolved, options.app) : resolved;
  return `${decl.prop}:${value}${decl.important ? "!important" : ""};`;
}
