/** Bonus categories (SCR-17), in the order they are offered. */
export const bonusCategories = [
  "all_bonuses",
  "poker",
  "casino",
  "bukmaker",
  "redeposit",
  "shares",
  "cashback",
  "first_deposit",
  "bonuses",
] as const;

export type BonusCategory = (typeof bonusCategories)[number];

/** The category a query names; all of them where it names none. */
export function bonusCategory(text: string | null): BonusCategory {
  return bonusCategories.find((category) => category === text) ?? "all_bonuses";
}
