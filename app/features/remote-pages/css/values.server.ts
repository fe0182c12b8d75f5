import { allowedAddress } from "../clean/urls.server";

/** Base address of a sheet's addresses, and their allowed origins (REM-11). */
export interface CssAddressPolicy {
  /** The sheet's address. */
  readonly url: string;
  readonly origins: readonly string[];
}

const text = /"(?:[^"\\\n\r\f]|\\[\s\S])*"|'(?:[^'\\\n\r\f]|\\[\s\S])*'/g;
const textOrAddress =
  /"(?:[^"\\\n\r\f]|\\[\s\S])*"|'(?:[^'\\\n\r\f]|\\[\s\S])*'|url\(\s*(?:"([^"\\\n\r\f]*)"\s*|'([^'\\\n\r\f]*)'\s*|([^"'()\\\s]+)\s*)?\)/gi;

/** CSS without comments; comment marks inside strings stay. */
export function withoutCssComments(css: string): string {
  return css.replace(
    /("(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*')|\/\*[\s\S]*?(?:\*\/|$)/g,
    (_all, kept?: string) => kept ?? "",
  );
}

/**
 * Whether a value ends where it seems to: parsers can disagree on where a string ends, and one may see the
 * end of the rule inside it.
 */
export function isCssValueBalanced(value: string): boolean {
  const bare = value.replace(text, "");
  if (/[{};"']|\/\*|\*\//.test(bare) || value.includes("\u0000")) return false;
  const open: string[] = [];
  for (const char of bare) {
    if (char === "(" || char === "[") open.push(char === "(" ? ")" : "]");
    else if ((char === ")" || char === "]") && open.pop() !== char) return false;
  }
  return open.length === 0;
}

/**
 * The value with absolute addresses; null if one is of no allowed origin, or if the value could
 * load something in another way.
 */
export function resolveAllowedCssAddresses(
  value: string,
  { url, origins }: CssAddressPolicy,
): string | null {
  if (!mayCssLoadExternalFile(value)) return value;
  let isAllowed = true;
  let rest = "";
  let from = 0;
  const resolved = value.replace(textOrAddress, (all: string, ...groups: unknown[]) => {
    const [double, single, plain, at] = groups;
    const written = [double, single, plain].find((group) => typeof group === "string");
    rest += `${value.slice(from, Number(at))}${typeof written === "string" ? "address" : '""'}`;
    from = Number(at) + all.length;
    if (typeof written !== "string") return all;
    const address = written.startsWith("#") ? written : allowedAddress(written, url, origins);
    if (address === null) isAllowed = false;
    return `url("${(address ?? "").replace(/["\\\s]/g, encodeURIComponent)}")`;
  });
  rest += value.slice(from);
  // `image-set` also accepts strings and variables as addresses; only `url()` is kept.
  const isPlainSet = !/"|var\s*\(/i.test(rest);
  const judged = isPlainSet ? rest.replace(/(?:-webkit-)?image-set\s*\(/gi, "(") : rest;
  return isAllowed && !mayCssLoadExternalFile(judged) ? resolved : null;
}

// Matches strings and comments in one pass, because neither starts inside the other. An open comment ends
// with the text, as in browsers; otherwise every start would be searched to the end again.
const textOrComment =
  /"(?:[^"\\\n\r\f]|\\[\s\S])*"|'(?:[^'\\\n\r\f]|\\[\s\S])*'|\/\*[\s\S]*?(?:\*\/|$)/g;

/**
 * Whether CSS declarations could load something, or could hide that they do: functions with
 * addresses, open strings, and escapes outside strings, which can spell any name.
 */
export function mayCssLoadExternalFile(text: string): boolean {
  const bare = text.replace(textOrComment, " ");
  return /["'\\]|url\s*\(|image-set\s*\(|image\s*\(|src\s*\(|expression\s*\(|-moz-binding|behavior\s*:/i.test(
    bare,
  );
}
