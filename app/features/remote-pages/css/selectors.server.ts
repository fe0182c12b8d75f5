const sibling = /^\s*[+~]/;
const rootLike = /^(?:html|body|:root|:host|:scope|&)(?![\w-])/i;

/**
 * Index at which a selector's first compound ends: that of the first combinator outside brackets,
 * strings and escapes, or the selector's length without one.
 */
function firstCompoundEnd(selector: string): number {
  let depth = 0;
  let quote = "";
  for (let i = 0; i < selector.length; i++) {
    const char = selector.charAt(i);
    if (char === "\\") i += 1;
    else if (quote !== "") quote = char === quote ? "" : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === "(" || char === "[") depth += 1;
    else if (char === ")" || char === "]") depth -= 1;
    else if (depth === 0 && /[\s>+~|]/.test(char)) return i;
  }
  return selector.length;
}

/**
 * The selector limited to the outlet and its content (REM-11); null where that is impossible. Its brackets
 * and quotes are closed. `html`, `body` and `:root` become the outlet.
 */
export function scopeSelector(selector: string, outlet: string): string | null {
  let rest = selector.trim();
  if (rest === "" || sibling.test(rest)) return null;
  let own = "";
  for (let match = rootLike.exec(rest); match; match = rootLike.exec(rest)) {
    const end = firstCompoundEnd(rest);
    own += rest.slice(match[0].length, end);
    rest = rest
      .slice(end)
      .replace(/^\s*(?:>\s*)?(?=(?:html|body|:root|:host|:scope|&)(?![\w-]))/i, "");
  }
  if (rest === selector.trim()) return `${outlet} ${rest}`;
  return sibling.test(rest) || !/^\s|^>|^$/.test(rest) ? null : `${outlet}${own}${rest}`;
}

/**
 * The selector of a rule nested in a scoped one, limited to the outlet and its content; null where
 * that is impossible. `mayParentBeOutlet` = the parent rule may match the outlet itself, whose siblings
 * belong to the shell.
 */
export function scopeNestedSelector(
  selector: string,
  outlet: string,
  mayParentBeOutlet: boolean,
): string | null {
  const rest = selector.trim();
  if (!rest.includes("&")) {
    return mayParentBeOutlet && sibling.test(rest) ? null : rest;
  }
  const isLeading = rest.startsWith("&") && !rest.slice(1).includes("&");
  if (!isLeading)
    return scopeSelector(rest.startsWith("&") ? `:is(&)${rest.slice(1)}` : rest, outlet);
  return mayParentBeOutlet && sibling.test(rest.slice(firstCompoundEnd(rest))) ? null : rest;
}

/** Whether a scoped selector matches the outlet itself, not only its content. */
export function isOutletItself(selector: string): boolean {
  return firstCompoundEnd(selector) === selector.length;
}
