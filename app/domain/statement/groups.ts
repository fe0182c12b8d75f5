/** Groups of account movements on the statement (OFC-02), in the order of its filter. */
export const movementGroups = [
  "deposit",
  "withdrawal",
  "stake",
  "return",
  "round",
  "bonus",
  "conversion",
  "correction",
] as const;
export type MovementGroup = (typeof movementGroups)[number];

/**
 * The group of a kind of movement by how the kind's name begins; no beginning here is the start of
 * another.
 */
const beginnings: readonly (readonly [string, MovementGroup])[] = [
  ["deposit", "deposit"],
  ["withdrawal", "withdrawal"],
  ["stake", "stake"],
  ["return", "return"],
  ["cash-out", "return"],
  ["bonus", "bonus"],
  ["cashback", "bonus"],
  ["reward", "bonus"],
  ["conversion", "conversion"],
  ["round", "round"],
  ["game", "round"],
  ["lotto", "round"],
  ["toto", "round"],
];

/** Group of a kind of movement; kinds that belong to no other are corrections. */
export function groupOfMovementKind(kind: string): MovementGroup {
  return beginnings.find(([start]) => kind.startsWith(start))?.[1] ?? "correction";
}

export function isMovementGroup(text: string): text is MovementGroup {
  return movementGroups.some((group) => group === text);
}
