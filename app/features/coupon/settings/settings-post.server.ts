import { z } from "zod";
import { clearCoupon } from "~/domain/coupon/change/remove";
import { amountStepPrefix } from "~/domain/coupon/settings/form-amounts";
import { settingsSwitchedOffByRules } from "~/domain/coupon/settings/setting-rules";
import type { CouponSettings } from "~/domain/coupon/settings/settings";
import { readCouponSettings } from "~/domain/coupon/settings/settings-form";
import { invalidAmountFields, withPlainAmounts } from "~/domain/coupon/settings/typed-amounts";
import { findPayingAccount } from "~/domain/coupon/stakes/stake";
import type { CouponCookie } from "~/domain/coupon/types";
import { parseDisplaySettings } from "~/domain/settings/parse-display-settings";
import { declareForm, type FormResult } from "~/features/forms/declare.server";
import type { FormPost } from "~/features/gate/form-post.server";
import { screenPath } from "~/features/screens/links.server";
import { toSafeReturnPath } from "~/features/screens/returnUrl";
import { saveVisitorSettings } from "~/features/session/save-settings.server";
import { loadPlayerAccounts } from "../../accounts/player-accounts.server";
import { oneClickIsos } from "../one-click/one-click";
import { readCoupon, saveCoupon } from "../storage/cookie.server";
import { newPlacementKey } from "../storage/placement-key.server";
import { couponSettingBoxes, couponSettingTexts } from "./form-fields";
import { invalidChoiceFields } from "./settings-choices";

const text = z.string().max(64).optional();
const names = [
  ...["changeCoefAction", "expressId", ...couponSettingBoxes],
  ...["coefViewId", "coefIndicationType"],
  ...["oneClickAmount", "oneClickIso", "bonusAccountOneClickAmount", "bonusAccountOneClickIso"],
];
const fields = z
  // An unticked box sends nothing, so the form lists its boxes.
  .looseObject({ boxes: z.string().optional(), confirm: text, returnUrl: z.string().optional() })
  .extend(Object.fromEntries(names.map((name) => [name, text])));
/** A step of its own for each currency. */
const further = new RegExp(`^${amountStepPrefix}[A-Z]{3}$`);
const form = { screen: "coupon-settings", isEmptyTextKept: true, fields, further } as const;

/**
 * Saves the coupon's settings and the price format, which guests can also set (CPS-01 to CPS-04, ODD-01).
 * One-click needs a player, the site's feature and, if the coupon has bets, consent to clear them: `confirm`
 * 1; `confirm` 0 leaves it off and saves the rest. `returnUrl` leads back to the page of a single setting.
 */
export const couponSettingsForms = [
  declareForm({ ...form, events: "coupon_settings", run: saveSettings }),
  // Shows one interpretation of an ambiguous amount, which the action has written into its field; saves nothing (LIM-13).
  declareForm({
    ...form,
    intent: "reading",
    events: null,
    run: async () => ({ ok: false, status: 200, errors: [], form: "default" }),
  }),
];

async function saveSettings(sent: z.output<typeof fields>, post: FormPost): Promise<FormResult> {
  const { context, request } = post;
  const { stored, config, session, lng, url } = context;
  const coupon = await readCoupon(context, request);
  const accounts = await loadPlayerAccounts(context);
  const active = findPayingAccount(coupon.accountId, accounts);
  const isos = oneClickIsos(accounts?.all ?? [], active, config.currency);
  const values = withPlainAmounts(new Map(Object.entries(couponSettingTexts(sent))), isos, lng);
  const wrong = [
    // Sent twice: neither of the two is the chosen one.
    ...Object.entries(sent)
      .filter(([name, value]) => further.test(name) && typeof value !== "string")
      .map(([field]) => ({ field, code: "amount" })),
    ...invalidChoiceFields(values).map((field) => ({ field, code: "choice" })),
    ...invalidAmountFields(values, isos).map((field) => ({ field, code: "amount" })),
  ];
  if (wrong.length > 0) return { ok: false, errors: wrong };
  const { confirm: answered, returnUrl: back } = sent;
  const asked = answered === "0" ? new Map(values).set("isActiveOneClick", "0") : values;
  const next = readCouponSettings(asked, stored.coupon, isos);
  const isTurnedOn = next.isActiveOneClick && !stored.coupon.isActiveOneClick;
  const against = isTurnedOn ? oneClickObstacle(post, coupon, answered === "1") : null;
  if (against)
    return {
      ok: false,
      status: against === "confirm" || against === "checking" ? 409 : 422,
      errors: [{ field: "isActiveOneClick", code: against }],
    };

  const odds = parseDisplaySettings(Object.fromEntries(values), stored.display);
  const { coefViewId, isOddsLadder, coefIndicationType } = odds;
  const display = { ...stored.display, coefViewId, isOddsLadder, coefIndicationType };
  const isPlayer = session.kind === "player";
  if (
    !(await saveVisitorSettings(context, request, isPlayer, { ...stored, display, coupon: next }))
  )
    return { ok: false, status: 503, errors: [{ field: null, code: "unavailable" }] };
  if (isTurnedOn && coupon.bets.length > 0) {
    const cleared = clearCoupon(coupon, newPlacementKey);
    if (cleared.ok) await saveCoupon(context, request, cleared.coupon);
  }
  if (back) return { ok: true, to: toSafeReturnPath(back, url.origin) ?? screenPath(lng, "home") };
  const to = `${screenPath(lng, "coupon-settings")}?${saved(asked, stored.coupon, next)}`;
  return { ok: true, to };
}

/** Why one-click cannot be switched on; null = it can (CPS-04, LIM-12). */
function oneClickObstacle(
  { context: { config, session, isLocked } }: FormPost,
  coupon: CouponCookie,
  isConfirmed: boolean,
): "off" | "sign-in" | "locked" | "checking" | "confirm" | null {
  if (!config.features.oneClick) return "off";
  if (session.kind === "guest") return "sign-in";
  if (isLocked) return "locked";
  if (coupon.isChecking) return "checking";
  return coupon.bets.length > 0 && !isConfirmed ? "confirm" : null;
}

function saved(
  values: ReadonlyMap<string, string>,
  before: CouponSettings,
  next: CouponSettings,
): string {
  const news = settingsSwitchedOffByRules(values, before, next);
  const query = new URLSearchParams({ saved: "1" });
  if (news.length > 0) query.set("news", news.join(","));
  return query.toString();
}
