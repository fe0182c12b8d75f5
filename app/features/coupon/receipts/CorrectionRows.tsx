import type { PlacedCoupon } from "~/domain/coupon/placed";
import { fromMinor } from "~/domain/money/money";
import { useTranslation } from "~/i18n/I18nProvider";
import { MachineReadableValue } from "~/ui/MachineReadableValue";
import { useMoneyFormatter } from "~/ui/Money";
import { Time } from "~/ui/Time";
import { useCouponData } from "../use-coupon-data";

/** What corrected results changed of a settled bet, a row each for a definition list (CPN-28). */
export function CorrectionRows({ receipt: { corrections, iso } }: { receipt: PlacedCoupon }) {
  const { t } = useTranslation("bets");
  const { timeStyle } = useCouponData();
  const money = useMoneyFormatter();
  return corrections.map(({ at, before, after, debt }) => (
    <div key={at} data-code="result-corrected">
      <dt>
        {t("result_corrected")} <Time at={at} style={timeStyle} show="both" />
      </dt>
      <dd>
        <MachineReadableValue
          name="corrected-return"
          value={after === null ? "" : fromMinor(after, iso)}
        >
          {after === null
            ? t("result_reopened", { before: money(before, iso) })
            : t("result_changed", { before: money(before, iso), after: money(after, iso) })}
        </MachineReadableValue>
        {debt > 0 ? ` ${t("result_debt", { debt: money(debt, iso) })}` : null}
      </dd>
    </div>
  ));
}
