import { clearCoupon } from "~/domain/coupon/changes";
import type { CouponSettings } from "~/domain/coupon/settings/settings";
import {
  invalidAmountFields,
  readCouponSettings,
  settingsSwitchedOff,
  withPlainAmounts,
} from "~/domain/coupon/settings/settings-form";
import { findPayingAccount } from "~/domain/coupon/stakes/stake";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { screenPath } from "~/features/screens/links.server";
import { toSafeReturnPath } from "~/features/screens/returnUrl";
import { saveSettings } from "~/features/session/save-settings.server";
import { displaySettingsFromForm } from "~/features/settings/save.server";
import { loadPlayerAccounts } from "../load.server";
import { oneClickIsos } from "../one-click/one-click";
import { newPlacementKey, readCoupon, saveCoupon } from "../storage/cookie.server";
import { invalidChoiceFields } from "./settings-choices";
import type { CouponSettingsReply, SettingsCode } from "./settings-reply";

/** Longest typed text and largest number of fields that are read. */
const longestText = 64;
const mostFields = 120;

/**
 * Saves the coupon's settings and the price format, which guests can also set (CPS-01 to CPS-04, ODD-01).
 * One-click needs a player, the site's feature and, if the coupon has bets, consent to clear them: `confirm`
 * 1; `confirm` 0 leaves it off and saves the rest. `returnUrl` leads back to the page of a single setting.
 */
export async function couponSettingsPosted(
  post: FormPost,
): Promise<ActionResult<CouponSettingsReply>> {
  const { context, request } = post;
  const { stored, config, session, lng, url } = context;
  const typed = valuesOf(post.form);
  const coupon = await readCoupon(context, request);
  const accounts = await loadPlayerAccounts(context);
  const active = findPayingAccount(coupon.accountId, accounts);
  const isos = oneClickIsos(accounts?.all ?? [], active, config.currency);
  const values = withPlainAmounts(typed, isos, lng);
  const refuse = (status: number, ...errors: CouponSettingsReply["errors"]) =>
    ({
      kind: "stay",
      status,
      data: { errors, values: Object.fromEntries(typed) },
    }) as const;

  const wrong = [
    ...invalidChoiceFields(values).map((field) => ({ field, code: "choice" as const })),
    ...invalidAmountFields(values, isos).map((field) => ({ field, code: "amount" as const })),
  ];
  if (wrong.length > 0) return refuse(422, ...wrong);
  const answered = post.form.get("confirm");
  const asked = answered === "0" ? new Map(values).set("isActiveOneClick", "0") : values;
  const next = readCouponSettings(asked, stored.coupon, isos);
  const isTurnedOn = next.isActiveOneClick && !stored.coupon.isActiveOneClick;
  const against = isTurnedOn ? againstOneClick(post, coupon, answered === "1") : null;
  if (against)
    return refuse(against === "confirm" || against === "checking" ? 409 : 422, oneClick(against));

  const { coefViewId, isOddsLadder, coefIndicationType } = displaySettingsFromForm(post);
  const display = { ...stored.display, coefViewId, isOddsLadder, coefIndicationType };
  const isPlayer = session.kind === "player";
  if (!(await saveSettings(context, request, isPlayer, { ...stored, display, coupon: next })))
    return refuse(503, { field: null, code: "unavailable" });
  if (isTurnedOn && coupon.bets.length > 0) {
    const cleared = clearCoupon(coupon, newPlacementKey);
    if (cleared.ok) await saveCoupon(context, request, cleared.coupon);
  }
  const back = post.form.get("returnUrl");
  if (typeof back === "string" && back !== "")
    return { kind: "go", to: toSafeReturnPath(back, url.origin) ?? screenPath(lng, "home") };
  return {
    kind: "go",
    to: `${screenPath(lng, "coupon-settings")}?${saved(asked, stored.coupon, next)}`,
  };
}

/** Returns one interpretation of an ambiguous amount as its field's value; saves nothing (LIM-13). */
export async function settingsReadingChosen({
  form,
}: FormPost): Promise<ActionResult<CouponSettingsReply>> {
  return {
    kind: "stay",
    status: 200,
    data: { errors: [], values: Object.fromEntries(valuesOf(form)) },
  };
}

/** Why one-click cannot be switched on; null = it can (CPS-04, LIM-12). */
function againstOneClick(
  { context: { config, session, isLocked } }: FormPost,
  coupon: Awaited<ReturnType<typeof readCoupon>>,
  isConfirmed: boolean,
): SettingsCode | null {
  if (!config.features.oneClick) return "off";
  if (session.kind === "guest") return "sign-in";
  if (isLocked) return "locked";
  if (coupon.isChecking) return "checking";
  return coupon.bets.length > 0 && !isConfirmed ? "confirm" : null;
}

const oneClick = (code: SettingsCode) => ({ field: "isActiveOneClick", code });

function saved(
  values: ReadonlyMap<string, string>,
  before: CouponSettings,
  next: CouponSettings,
): string {
  const news = settingsSwitchedOff(values, before, next);
  const query = new URLSearchParams({ saved: "1" });
  if (news.length > 0) query.set("news", news.join(","));
  return query.toString();
}

/** An unticked checkbox sends nothing, so the form lists its checkboxes. */
function valuesOf(form: FormData): Map<string, string> {
  const values = new Map<string, string>();
  const boxes = String(form.get("boxes") ?? "").split(",");
  for (const name of boxes.slice(0, mostFields))
    if (name !== "") values.set(name.slice(0, longestText), "0");
  for (const [name, value] of form) {
    if (typeof value !== "string" || name === "csrf" || values.size >= mostFields) continue;
    values.set(name.slice(0, longestText), value.slice(0, longestText));
  }
  return values;
}
