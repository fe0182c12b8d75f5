import type { BetRef } from "./types";

/** The market that a selection without a line is of, by the selection's type. */
const plain: Readonly<Record<string, string>> = {
  ...{ "1": "result", X: "result", "2": "result" },
  ...{ "1X": "double-chance", "12": "double-chance", "2X": "double-chance" },
  ...{ "both-score-yes": "both-score", "both-score-no": "both-score" },
  ...{ "winner-1": "winner", "winner-2": "winner" },
  ...{ odd: "parity", even: "parity" },
};

/** A total: its prefix says of what, none = of the score. */
const totalType = /^((?:games|points|corners|cards|part-\d|half-\d)-)?(?:over|under)$/;
/** A pick of the winner of a part, of the result of a half, of both results, or of a score. */
const prefixedType = /^(part-\d(?=-[12]$)|half-\d(?=-[12X]$)|half-full|score)-/;

/**
 * Whether two selections are picks of one market of one game, of which one at most can win: another pick then
 * replaces the first (decision 26). Lines of a total or a handicap are markets of their own; a type that is not
 * known is one by itself.
 */
export function isSameMarket(one: BetRef, other: BetRef): boolean {
  return one.gameId === other.gameId && marketOf(one) === marketOf(other);
}

function marketOf({ type, param }: Pick<BetRef, "type" | "param">): string {
  if (Object.hasOwn(plain, type)) return plain[type] ?? type;
  const total = totalType.exec(type);
  if (total) return `${total[1] ?? ""}total:${param}`;
  const [, handicap, side] = /^((?:games-)?)handicap-([12])$/.exec(type) ?? [];
  // The sides of a handicap have opposite lines.
  if (handicap !== undefined)
    return `${handicap}handicap:${side === "1" ? Number(param) : 0 - Number(param)}`;
  return prefixedType.exec(type)?.[1] ?? `${type}:${param}`;
}
