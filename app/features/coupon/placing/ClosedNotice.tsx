import type { Refusal } from "~/domain/coupon/types";
import { formatMoment } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { Notice } from "~/ui/Notice";
import { useCouponData } from "../use-coupon-data";
import { useRefusalText } from "../use-refusal-text";

/** Why this player's bets are not taken now, and until when; it stands where the button would (LIM-12). */
export function ClosedNotice({ refusal }: { readonly refusal: Refusal }) {
  const { t } = useTranslation("coupon");
  const lng = useLanguage();
  const { coupon, timeStyle } = useCouponData();
  const words = useRefusalText(coupon.iso);
  const { code, until } = refusal;
  return (
    <Notice kind="warning" code={code} title={null} isStatic>
      {code === "excluded" && until !== undefined
        ? t("coupon_refusal_excluded_until", { until: formatMoment(lng, until, timeStyle) })
        : words(refusal)}
    </Notice>
  );
}
