import { hasCountBound, type Refusal } from "~/domain/coupon/refusal";
import { advanceFieldName } from "~/domain/coupon/stakes/advance";
import { currencyOf } from "~/domain/money/money";
import { useTranslation } from "~/i18n/I18nProvider";
import { useMoneyFormatter } from "~/ui/Money";
import { useOddsFormat } from "../odds/odds-context";

/** The localised text of a refusal with bound and price; for `limit`, the platform's own title if any. */
export function useRefusalText(iso: string): (refusal: Refusal) => string {
  const { t } = useTranslation("coupon");
  const money = useMoneyFormatter();
  const showPrice = useOddsFormat();
  return (refusal) => {
    const { code, field, coef, title } = refusal;
    const shownBound = boundOf(refusal);
    if (field === advanceFieldName && code === "above-maximum")
      return t("advance_most", { bound: shownBound });
    // The mark keeps a price's sign before its digits in right-to-left text.
    const price = coef ? `\u200e${showPrice(coef)}` : "";
    // A bet outside the coupon cannot be removed from it.
    if (code === "unknown-bet" && refusal.marketId === undefined)
      return t("coupon_refusal_unknown-bet_absent");
    const { digits } = currencyOf(iso);
    if (code === "amount" && digits === 0) return t("coupon_refusal_amount_whole");
    if (code === "unavailable" && refusal.isNotSent)
      return t("coupon_refusal_unavailable_not-sent");
    if (code === "funds" && refusal.bound !== undefined && refusal.bound <= 0)
      return t("coupon_refusal_funds_none", { bound: shownBound });
    const words = t(`coupon_refusal_${code}`, { bound: shownBound, price, digits: String(digits) });
    return code === "limit" && title ? title : words;
  };

  function boundOf(refusal: Refusal): string {
    if (refusal.bound === undefined) return "";
    return hasCountBound(refusal) ? String(refusal.bound) : money(refusal.bound, iso);
  }
}
