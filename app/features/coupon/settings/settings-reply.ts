import type { SwitchedOffSetting } from "~/domain/coupon/settings/setting-rules";

/** Why a setting was refused; `confirm` asks whether to empty the coupon (CPS-04). */
export type SettingsRefusalCode =
  | "amount"
  | "choice"
  | "sign-in"
  | "off"
  | "locked"
  | "checking"
  | "unavailable"
  | "confirm";

/** The settings action's response if nothing was saved. */
export interface RefusedCouponSettingsReply {
  /** `field` null = the whole form. */
  readonly errors: readonly { readonly field: string | null; readonly code: SettingsRefusalCode }[];
  /** Typed and ticked values by field, to refill the form. */
  readonly values: Readonly<Record<string, string>>;
}

const news: readonly SwitchedOffSetting[] = ["drop-off", "one-click-off"];

/** The rule notices in the query of a saved page (CPS-03). */
export function switchedOffSettingsOf(query: URLSearchParams): SwitchedOffSetting[] {
  const codes = (query.get("news") ?? "").split(",");
  return news.filter((one) => codes.includes(one));
}
