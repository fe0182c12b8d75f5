import { unpackNumber } from "./packed-text";

/** Types with a one-character code; append only: cookies store the index. Others are `-` plus the type. */
export const knownTypes = [
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

export function unpackType(text: string): string {
  return text.startsWith("-")
    ? text.slice(1)
    : (knownTypes[unpackNumber(text) ?? knownTypes.length] ?? "");
}
