import { type Minor, negateAmount } from "~/domain/money/amount";
import { toMinor } from "~/domain/money/money";

/** Converts a wire amount to minor units with its sign. Null = too many decimals, or not an amount. */
export function wireToMinor<C extends string>(text: string, iso: C): Minor<C> | null {
  const minor = toMinor(text.replace(/^-/, ""), iso);
  if (minor === null) return null;
  return text.startsWith("-") && minor !== 0 ? negateAmount(minor) : minor;
}
