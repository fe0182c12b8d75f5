import { hasRiskyCss } from "./inline-style.server";
import { allowedAddress } from "./urls.server";

/** Where a sheet's addresses start from, and where they may lead (REM-11). */
export interface AddressPolicy {
  /** Address of the sheet. */
  readonly url: string;
  readonly origins: readonly string[];
}

const text = /"(?:[^"\\\n\r\f]|\\[\s\S])*"|'(?:[^'\\\n\r\f]|\\[\s\S])*'/g;
const textOrAddress =
  /"(?:[^"\\\n\r\f]|\\[\s\S])*"|'(?:[^'\\\n\r\f]|\\[\s\S])*'|url\(\s*(?:"([^"\\\n\r\f]*)"\s*|'([^'\\\n\r\f]*)'\s*|([^"'()\\\s]+)\s*)?\)/gi;

/** CSS without its comments; those inside texts are no comments. */
export function withoutComments(css: string): string {
  return css.replace(
    /("(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*')|\/\*[\s\S]*?(?:\*\/|$)/g,
    (_all, kept?: string) => kept ?? "",
  );
}

/**
 * Whether a value ends where it seems to: what one parser reads as one text can be, for another, the end of a
 * rule and the start of the next.
 */
export function isContained(value: string): boolean {
  const bare = value.replace(text, "");
  if (/[{};"']|\/\*|\*\//.test(bare) || value.includes("\u0000")) return false;
  const open: string[] = [];
  for (const char of bare) {
    if (char === "(" || char === "[") open.push(char === "(" ? ")" : "]");
    else if ((char === ")" || char === "]") && open.pop() !== char) return false;
  }
  return open.length === 0;
}

/** The value with its addresses absolute; null if one is not allowed, or if something else could load. */
export function resolveAddresses(value: string, { url, origins }: AddressPolicy): string | null {
  if (!hasRiskyCss(value)) return value;
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
  // Sets of pictures take plain texts and variables for addresses: only those of url() stay.
  const isPlainSet = !/"|var\s*\(/i.test(rest);
  const judged = isPlainSet ? rest.replace(/(?:-webkit-)?image-set\s*\(/gi, "(") : rest;
  return isAllowed && !hasRiskyCss(judged) ? resolved : null;
}
