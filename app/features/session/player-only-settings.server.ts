/**
 * Settings that guests do not have: with one-click on, a press on a price places a bet, which needs a known
 * player (CPS-04).
 */
const playerOnlyNames = [
  "isActiveOneClick",
  "oneClickAmount",
  "oneClickIso",
  "bonusAccountOneClickAmount",
  "bonusAccountOneClickIso",
];

/** Copies settings without those that only a player has; a guest has the rest as well. */
export function withoutPlayerOnlySettings(
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => !playerOnlyNames.includes(name)),
  );
}
