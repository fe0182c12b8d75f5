import { falseFormValues, trueFormValues } from "./form-values";

/** Names of the on/off settings. */
export const settingFlags = [
  "isManualAmountStep",
  "isAutoMax",
  "isVipBet",
  "isBalanceShown",
  "isPossibleWinShown",
  "isSelectAccountShown",
  "isCouponFixed",
  "isActiveOneClick",
  "isDropOnScoreChange",
  "isCashOutAsked",
  "isMarketReplaced",
] as const;

/** Settings that are on or off, from the posted fields; others are left out. */
export function postedFlags(
  texts: ReadonlyMap<string, string>,
): Partial<Record<(typeof settingFlags)[number], boolean>> {
  const known: Partial<Record<(typeof settingFlags)[number], boolean>> = {};
  for (const name of settingFlags) {
    const text = texts.get(name);
    if (text === undefined) continue;
    if (trueFormValues.includes(text)) known[name] = true;
    if (falseFormValues.includes(text)) known[name] = false;
  }
  return known;
}
