import type { PlacedCoupon } from "~/domain/coupon/placed";
import { useTranslation } from "~/i18n/I18nProvider";
import { useMoneyFormatter } from "~/ui/Money";
import { Notice } from "~/ui/Notice";

/** Confirms the last part of the stake that was cashed out, while the rest is open. */
export function LatestCashedOutPart({
  receipt: { state, cashedOut, stake, iso },
}: {
  receipt: PlacedCoupon;
}) {
  const { t } = useTranslation("bets");
  const money = useMoneyFormatter();
  const part = cashedOut.at(-1);
  if (state !== "placed" || !part) return null;
  return (
    // Another part is another message, read aloud anew.
    <Notice
      key={cashedOut.length}
      kind="success"
      code="cashed-out-part"
      title={t("cash_out_part_title")}
    >
      {t("cash_out_part_text", {
        stake: money(part.stake, iso),
        amount: money(part.amount, iso),
        rest: money(stake, iso),
      })}
    </Notice>
  );
}
