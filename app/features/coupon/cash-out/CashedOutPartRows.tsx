import type { PlacedCoupon } from "~/domain/coupon/placed";
import { useTranslation } from "~/i18n/I18nProvider";
import { Money, useMoneyFormatter } from "~/ui/Money";
import { Time } from "~/ui/Time";
import { useCouponData } from "../use-coupon-data";

/**
 * The parts of the stake that were cashed out, a row each for a definition list: what was paid, for which
 * stake, and when (CPN-23).
 */
export function CashedOutPartRows({ receipt: { cashedOut, iso } }: { receipt: PlacedCoupon }) {
  const { t } = useTranslation("bets");
  const { timeStyle } = useCouponData();
  const money = useMoneyFormatter();
  return cashedOut.map(({ key, stake, amount, at }) => (
    <div key={key} data-code="cashed-out-part">
      <dt>
        {t("cash_out_part_done", { stake: money(stake, iso) })}{" "}
        <Time at={at} style={timeStyle} show="both" />
      </dt>
      <dd>
        <Money minor={amount} iso={iso} name="cashed-out-part" />
      </dd>
    </div>
  ));
}
