import type { CouponSettings } from "~/domain/coupon/settings/settings";
import { serializeCouponSettings } from "~/domain/coupon/settings/settings-stored";
import { findPayingAccount } from "~/domain/coupon/stakes/stake";
import type { DisplaySettings } from "~/domain/settings/display-settings";
import type { RequestContext } from "~/features/gate/request-context";
import { loadPlayerAccounts } from "../../accounts/player-accounts.server";
import { oneClickIsos } from "../one-click/one-click";
import { readCoupon } from "../storage/cookie.server";
import { switchedOffSettingsOf } from "./form-fields";

export type CouponSettingsData = Awaited<ReturnType<typeof loadCouponSettingsPage>>;

/** Data of the settings page: values by field, and the currencies of the amounts. */
export async function loadCouponSettingsPage(context: RequestContext, request: Request) {
  const { stored, config, session, url } = context;
  const accounts = await loadPlayerAccounts(context);
  const { accountId } = await readCoupon(context, request);
  const all = accounts?.all ?? [];
  const oneClick = oneClickIsos(all, findPayingAccount(accountId, accounts), config.currency);
  const own = all.map(({ iso }) => iso);
  const steps = [
    ...new Set([
      ...(own.length > 0 ? own : [config.currency]),
      ...Object.keys(stored.coupon.amountStep),
    ]),
  ];
  return {
    values: { ...valuesOf(stored.coupon, oneClick), ...oddsOf(stored.display) },
    isos: { ...oneClick, steps },
    oneClick: offerOf(config.features.oneClick, session.kind === "guest"),
    isSaved: url.searchParams.get("saved") === "1",
    news: switchedOffSettingsOf(url.searchParams),
  };
}

/** Whether one-click is offered, or why not (CPS-04). */
function offerOf(isOfSite: boolean, isGuest: boolean): "offered" | "off" | "sign-in" {
  if (!isOfSite) return "off";
  return isGuest ? "sign-in" : "offered";
}

function valuesOf(
  settings: CouponSettings,
  isos: { main: string; bonus: string },
): Record<string, string> {
  const values = Object.fromEntries(serializeCouponSettings(settings));
  return {
    ...values,
    // An amount chosen in another currency does not apply here.
    oneClickAmount: settings.oneClickIso === isos.main ? settings.oneClickAmount : "",
    bonusAccountOneClickAmount:
      settings.bonusAccountOneClickIso === isos.bonus ? settings.bonusAccountOneClickAmount : "",
  };
}

function oddsOf({
  coefViewId,
  isOddsLadder,
  coefIndicationType,
}: DisplaySettings): Record<string, string> {
  return {
    coefViewId: String(coefViewId),
    isOddsLadder: isOddsLadder ? "1" : "0",
    coefIndicationType: String(coefIndicationType),
  };
}
