import type { ReactNode } from "react";
import type { PlacedCoupon } from "~/domain/coupon/placed";
import type { Minor } from "~/domain/money/amount";
import { useTranslation } from "~/i18n/I18nProvider";
import { DefinitionRow } from "~/ui/DefinitionRow";
import { MachineReadableValue } from "~/ui/MachineReadableValue";
import { Money } from "~/ui/Money";
import { useOddsFormat } from "../../odds/odds-context";
import { HighestPayoutNote } from "../returns/HighestPayoutNote";

/** A bet's number. */
export function NumberRow({ id }: Pick<PlacedCoupon, "id">) {
  const { t } = useTranslation("coupon");
  return (
    <DefinitionRow name={t("receipt_number")}>
      <MachineReadableValue name="receipt-id" value={id} />
    </DefinitionRow>
  );
}

interface StakeRowProps {
  readonly name: string;
  readonly receipt: PlacedCoupon;
}

/** The stake, or what is left of it. */
export function StakeRow({ name, receipt: { stake, iso } }: StakeRowProps) {
  return (
    <DefinitionRow name={name}>
      <Money minor={stake} iso={iso} name="receipt-stake" />
    </DefinitionRow>
  );
}

/** The advanced part of the stake, if any (CPN-15). */
export function AdvanceStakeRow({ name, receipt: { terms, iso } }: StakeRowProps) {
  if (terms.prepaidAmount === 0) return null;
  return (
    <DefinitionRow name={name}>
      <Money minor={terms.prepaidAmount} iso={iso} name="receipt-prepaid" />
    </DefinitionRow>
  );
}

interface PriceRowProps extends Pick<PlacedCoupon, "coef"> {
  /** Its text; without it the price in the reader's format. */
  readonly children?: ReactNode;
}

/** The total price. */
export function PriceRow({ coef, children }: PriceRowProps) {
  const { t } = useTranslation("coupon");
  const showPrice = useOddsFormat();
  return (
    <DefinitionRow name={t("receipt_price")}>
      <MachineReadableValue name="receipt-coef" value={coef}>
        {children ?? showPrice(coef)}
      </MachineReadableValue>
    </DefinitionRow>
  );
}

interface WinRowProps {
  readonly receipt: PlacedCoupon;
  /** The actual return, where it replaces the possible one; null before settlement. */
  readonly returned?: Minor | null;
  readonly className?: string | undefined;
}

/** The possible return, with the highest payout where that limits it. */
export function WinRow({ receipt, returned = null, className }: WinRowProps) {
  const { t } = useTranslation("coupon");
  const { possibleWin, maxPayout, iso } = receipt;
  return (
    <DefinitionRow name={t(returned === null ? "receipt_win" : "return")} className={className}>
      <Money minor={returned ?? possibleWin} iso={iso} name="receipt-win" />
      <HighestPayoutNote amount={maxPayout} iso={iso} />
    </DefinitionRow>
  );
}
