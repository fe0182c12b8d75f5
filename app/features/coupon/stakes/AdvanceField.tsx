import type { Refusal } from "~/domain/coupon/refusal";
import { advanceFieldName } from "~/domain/coupon/stakes/advance";
import { AmountField } from "~/features/money/AmountField";
import { useTranslation } from "~/i18n/I18nProvider";
import { Money } from "~/ui/Money";
import { placeFormId } from "../placing/PlaceFrame";
import { useRefusalText } from "../use-refusal-text";
import type { CouponView } from "../view";

interface AdvanceFieldProps {
  readonly coupon: CouponView;
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly refusal: Refusal | null;
}

/** The available advance on open bets, and the field for its part of the stake (CPN-15); hidden if none. */
export function AdvanceField({ coupon, typed, onType, refusal }: AdvanceFieldProps) {
  const { t } = useTranslation("coupon");
  const words = useRefusalText(coupon.iso);
  const { availablePrepaidAmount: available, iso } = coupon;
  if (available === 0) return null;
  return (
    <AmountField
      name={advanceFieldName}
      form={placeFormId}
      label={t("advance_stake")}
      iso={iso}
      submit={{ name: "intent", value: "place" }}
      value={typed}
      onChange={(event) => onType(event.currentTarget.value)}
      hint={
        <>
          {t("advance_available")}:{" "}
          <Money minor={available} iso={iso} name="available-prepaid" isShort />.{" "}
          {t("advance_hint")}
        </>
      }
      error={refusal ? { code: refusal.code, message: words(refusal) } : null}
    />
  );
}
