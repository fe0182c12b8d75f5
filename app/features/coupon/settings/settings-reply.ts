import type { SettingsNews } from "./settings-form";

/** Why a setting was not taken; `confirm` asks whether to empty the coupon (CPS-04). */
export type SettingsCode =
  | "amount"
  | "choice"
  | "sign-in"
  | "off"
  | "locked"
  | "checking"
  | "unavailable"
  | "confirm";

/** What the form of coupon settings is answered with where nothing was kept. */
export interface CouponSettingsReply {
  /** `field` null = of the whole form. */
  readonly errors: readonly { readonly field: string | null; readonly code: SettingsCode }[];
  /** Typed and ticked values by field, to stand in the form again. */
  readonly values: Readonly<Record<string, string>>;
}

const news: readonly SettingsNews[] = ["drop-off", "one-click-off"];

/** What the address of a saved page says happened by rule, besides being saved (CPS-03). */
export function newsOf(query: URLSearchParams): SettingsNews[] {
  const told = (query.get("news") ?? "").split(",");
  return news.filter((one) => told.includes(one));
}
