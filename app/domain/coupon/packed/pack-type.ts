import { unpackNumber } from "./packed-text";

/**
 * Market types with a one-character code; append only, because cookies store the index. Other types
 * are stored as `-` plus the type.
 */
export const marketTypesWithOneCharCode = [
  "1",
  "X",
  "2",
  "1X",
  "12",
  "2X",
  "over",
  "under",
  "handicap-1",
  "handicap-2",
  "both-score-yes",
  "both-score-no",
  "winner-1",
  "winner-2",
  "games-over",
  "games-under",
  "games-handicap-1",
  "games-handicap-2",
  "points-over",
  "points-under",
];

export function unpackMarketType(text: string): string {
  return text.startsWith("-")
    ? text.slice(1)
    : (marketTypesWithOneCharCode[unpackNumber(text) ?? marketTypesWithOneCharCode.length] ?? "");
}
