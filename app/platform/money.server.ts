import { toMinor } from "~/features/money/money";

/** A wire amount in minor units, its sign kept; null = more decimals than the currency has, or no amount. */
export function minorOf(text: string, iso: string): number | null {
  const minor = toMinor(text.replace(/^-/, ""), iso);
  if (minor === null) return null;
  return text.startsWith("-") && minor !== 0 ? -minor : minor;
}
