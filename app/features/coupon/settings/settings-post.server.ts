import { z } from "zod";
import { clearCoupon } from "~/domain/coupon/change/remove";
import { settingsSwitchedOffByRules } from "~/domain/coupon/settings/setting-rules";
import type { CouponSettings } from "~/domain/coupon/settings/settings";
import { readCouponSettings } from "~/domain/coupon/settings/settings-form";
import { invalidAmountFields, withPlainAmounts } from "~/domain/coupon/settings/typed-amounts";
import { findPayingAccount } from "~/domain/coupon/stakes/stake";
import { readForm, textField } from "~/features/forms/read.server";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { screenPath } from "~/features/screens/links.server";
import { toSafeReturnPath } from "~/features/screens/returnUrl";
import { saveVisitorSettings } from "~/features/session/save-settings.server";
import { displaySettingsFromForm } from "~/features/settings/save.server";
import { loadPlayerAccounts } from "../../accounts/player-accounts.server";
import { oneClickIsos } from "../one-click/one-click";
import { readCoupon, saveCoupon } from "../storage/cookie.server";
import { newPlacementKey } from "../storage/placement-key.server";
import { oneClickObstacle } from "./one-click-obstacle.server";
import { postedSettingsWithUntickedBoxes } from "./posted-settings.server";
import { invalidChoiceFields } from "./settings-choices";
import type { RefusedCouponSettingsReply, SettingsRefusalCode } from "./settings-reply";

const answerFields = z.object({ confirm: textField(8), returnUrl: textField(4_000) });

/**
 * Saves the coupon's settings and the price format, which guests can also set (CPS-01 to CPS-04, ODD-01).
 * One-click needs a player, the site's feature and, if the coupon has bets, consent to clear them: `confirm`
 * 1; `confirm` 0 leaves it off and saves the rest. `returnUrl` leads back to the page of a single setting.
 */
export async function saveCouponSettingsPosted(
  post: FormPost,
): Promise<ActionResult<RefusedCouponSettingsReply>> {
  const { context, request } = post;
  const { stored, config, session, lng, url } = context;
  const typed = postedSettingsWithUntickedBoxes(post.form);
  const coupon = await readCoupon(context, request);
  const accounts = await loadPlayerAccounts(context);
  const active = findPayingAccount(coupon.accountId, accounts);
  const isos = oneClickIsos(accounts?.all ?? [], active, config.currency);
  const values = withPlainAmounts(typed, isos, lng);
  const refuse = (status: number, ...errors: RefusedCouponSettingsReply["errors"]) =>
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
  const { confirm: answered, returnUrl: back } = readForm(post.form, answerFields);
  const asked = answered === "0" ? new Map(values).set("isActiveOneClick", "0") : values;
  const next = readCouponSettings(asked, stored.coupon, isos);
  const isTurnedOn = next.isActiveOneClick && !stored.coupon.isActiveOneClick;
  const against = isTurnedOn ? oneClickObstacle(post, coupon, answered === "1") : null;
  if (against)
    return refuse(against === "confirm" || against === "checking" ? 409 : 422, oneClick(against));

  const { coefViewId, isOddsLadder, coefIndicationType } = displaySettingsFromForm(post);
  const display = { ...stored.display, coefViewId, isOddsLadder, coefIndicationType };
  const isPlayer = session.kind === "player";
  if (
    !(await saveVisitorSettings(context, request, isPlayer, { ...stored, display, coupon: next }))
  )
    return refuse(503, { field: null, code: "unavailable" });
  if (isTurnedOn && coupon.bets.length > 0) {
    const cleared = clearCoupon(coupon, newPlacementKey);
    if (cleared.ok) await saveCoupon(context, request, cleared.coupon);
  }
  if (back !== "")
    return { kind: "go", to: toSafeReturnPath(back, url.origin) ?? screenPath(lng, "home") };
  return {
    kind: "go",
    to: `${screenPath(lng, "coupon-settings")}?${saved(asked, stored.coupon, next)}`,
  };
}

const oneClick = (code: SettingsRefusalCode) => ({ field: "isActiveOneClick", code });

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
