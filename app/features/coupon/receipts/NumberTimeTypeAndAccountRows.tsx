import type { PlacedCoupon } from "~/domain/coupon/placed";
import { useTranslation } from "~/i18n/I18nProvider";
import { MachineReadableValue } from "~/ui/MachineReadableValue";
import { Time } from "~/ui/Time";
import { useCouponData } from "../use-coupon-data";
import { AccountName } from "./AccountName";
import { CouponTypeName } from "./CouponTypeName";
import { DefinitionRow } from "./DefinitionRow";
import { PromisedRewardRows } from "./PromisedRewardRows";

/** A bet's number, times, type and account. */
export function NumberTimeTypeAndAccountRows({ receipt }: { receipt: PlacedCoupon }) {
  const { t } = useTranslation("coupon", "bets");
  const { timeStyle } = useCouponData();
  return (
    <>
      <DefinitionRow name={t("receipt_number")}>
        <MachineReadableValue name="receipt-id" value={receipt.id} />
      </DefinitionRow>
      <DefinitionRow name={t("receipt_time")}>
        <Time at={receipt.placedAt} style={timeStyle} show="moment" name="receipt-time" />
      </DefinitionRow>
      {receipt.settledAt === null ? null : (
        <DefinitionRow name={t("bets:bet_settled")}>
          <Time at={receipt.settledAt} style={timeStyle} show="moment" name="receipt-settled" />
        </DefinitionRow>
      )}
      <DefinitionRow name={t("receipt_type")}>
        <CouponTypeName receipt={receipt} />
      </DefinitionRow>
      <DefinitionRow name={t("bets:bet_account")}>
        <AccountName receipt={receipt} />
      </DefinitionRow>
      <PromisedRewardRows receipt={receipt} />
    </>
  );
}
