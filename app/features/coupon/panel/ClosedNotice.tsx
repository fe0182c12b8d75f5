import type { Refusal } from "~/domain/coupon/refusal";
import { formatDateTimeWithZone } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { Notice } from "~/ui/Notice";
import type { CouponReply } from "../reply";
import { useCouponData } from "../use-coupon-data";
import { useRefusalText } from "../use-refusal-text";
import type { CouponView } from "../view";

/** The text of what closes the slip, with its end where it has one. */
export function useClosedText(iso: string): (refusal: Refusal) => string {
  const { t } = useTranslation("coupon");
  const lng = useLanguage();
  const { timeStyle } = useCouponData();
  const words = useRefusalText(iso);
  return (refusal) =>
    refusal.code === "excluded" && refusal.until !== undefined
      ? t("coupon_refusal_excluded_until", {
          until: formatDateTimeWithZone(lng, refusal.until, timeStyle),
        })
      : words(refusal);
}

interface ClosedNoticeProps {
  readonly coupon: CouponView;
  /** The last response; its summary says the same. */
  readonly reply: CouponReply | null;
}

/** Why this player's bets are not taken now, and until when; it stands where the button would (LIM-12). */
export function ClosedNotice({ coupon: { closed, iso }, reply }: ClosedNoticeProps) {
  const words = useClosedText(iso);
  if (closed === null || reply?.refusals.some(({ code }) => code === closed.code)) return null;
  return (
    <Notice kind="warning" code={closed.code} title={null} isStatic>
      {words(closed)}
    </Notice>
  );
}
