import { settingFlags } from "~/domain/coupon/settings/form-flags";
import type { SwitchedOffSetting } from "~/domain/coupon/settings/setting-rules";
import { withUntickedBoxes } from "~/features/settings/settings-names";

/** Boxes of the form: unticked ones are off. */
export const couponSettingBoxes = [...settingFlags, "exactCoef", "isOddsLadder"] as const;

/** The texts of the form's fields by name; boxes that it lists and does not send are off. */
export const couponSettingTexts = (sent: Readonly<Record<string, unknown>>) =>
  withUntickedBoxes(sent, couponSettingBoxes);

const news: readonly SwitchedOffSetting[] = ["drop-off", "one-click-off"];

/** The rule notices in the query of a saved page (CPS-03). */
export function switchedOffSettingsOf(query: URLSearchParams): SwitchedOffSetting[] {
  const codes = (query.get("news") ?? "").split(",");
  return news.filter((one) => codes.includes(one));
}
