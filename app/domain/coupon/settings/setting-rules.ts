import { postedFlags } from "./form-flags";
import { lastTextByName } from "./form-values";
import type { CouponSettings } from "./settings";

/** Settings that CPS-03 switched off; the next page shows a notice for each. */
export type SwitchedOffSetting = "drop-off" | "one-click-off";

/** Settings that were on or requested and that a rule switched off (CPS-03). */
export function settingsSwitchedOffByRules(
  values: Iterable<readonly [string, unknown]>,
  previous: CouponSettings,
  next: CouponSettings,
): SwitchedOffSetting[] {
  const wanted = { ...previous, ...postedFlags(lastTextByName(values)) };
  const news: [SwitchedOffSetting, boolean][] = [
    ["drop-off", wanted.isDropOnScoreChange && !next.isDropOnScoreChange],
    ["one-click-off", wanted.isActiveOneClick && !next.isActiveOneClick],
  ];
  return news.filter(([, holds]) => holds).map(([name]) => name);
}

/** CPS-03: exactCoef 0 turns drop-on-score-change off; turning drop-on-score-change on turns one-click off. */
export function switchOffConflictingSettings(
  next: CouponSettings,
  previous: CouponSettings,
): CouponSettings {
  const isDropOnScoreChange = next.isDropOnScoreChange && next.exactCoef !== 0;
  const isTurnedOn = isDropOnScoreChange && !previous.isDropOnScoreChange;
  return { ...next, isDropOnScoreChange, isActiveOneClick: next.isActiveOneClick && !isTurnedOn };
}
