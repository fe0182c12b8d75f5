import type { Refusal } from "~/domain/coupon/refusal";
import { advanceFieldName } from "~/domain/coupon/stakes/advance";
import { useTranslation } from "~/i18n/I18nProvider";
import { Money } from "~/ui/Money";
import { PlaceAmountField } from "../placing/PlaceAmountField";
import type { CouponView } from "../view";
import type { TypedAdvance } from "./use-typed-advance";

interface AdvanceFieldProps {
  readonly coupon: CouponView;
  readonly advance: TypedAdvance;
  /** What is wrong with the typed advance. */
  readonly own: Refusal | null;
}

/** The available advance on open bets, and the field for its part of the stake (CPN-15); hidden if none. */
export function AdvanceField({ coupon, advance, own }: AdvanceFieldProps) {
  const { t } = useTranslation("coupon");
  const { availablePrepaidAmount: available, iso } = coupon;
  if (available === 0) return null;
  return (
    <PlaceAmountField
      name={advanceFieldName}
      label={t("advance_stake")}
      iso={iso}
      typed={advance.typed}
      onType={advance.type}
      replied={advance.replied}
      own={own ? [own] : []}
      hint={
        <>
          {t("advance_available")}:{" "}
          <Money minor={available} iso={iso} name="available-prepaid" isShort />.{" "}
          {t("advance_hint")}
        </>
      }
    />
  );
}
