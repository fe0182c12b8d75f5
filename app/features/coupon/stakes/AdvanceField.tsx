import { useState } from "react";
import { advanceField } from "~/domain/coupon/stakes/advance";
import type { Refusal } from "~/domain/coupon/types";
import { useTranslation } from "~/i18n/I18nProvider";
import { AmountField } from "~/ui/AmountField";
import { Disclosure } from "~/ui/Disclosure";
import { Money } from "~/ui/Money";
import { useRefusalText } from "../use-refusal-text";
import type { CouponView } from "../view";
import styles from "./AdvanceField.module.css";

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
  const [isOpen, setOpen] = useState(typed !== "");
  const { availablePrepaidAmount: available, iso } = coupon;
  if (available === 0) return null;
  return (
    <Disclosure
      className={styles.advance}
      summary={
        <>
          {t("advance_available")}:{" "}
          <Money minor={available} iso={iso} name="available-prepaid" isShort />
        </>
      }
      open={isOpen || refusal !== null}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <AmountField
        name={advanceField}
        label={t("advance_stake")}
        iso={iso}
        submit={{ name: "intent", value: "place" }}
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
        hint={t("advance_hint")}
        error={refusal ? { code: refusal.code, message: words(refusal) } : null}
        readOnly={coupon.isChecking}
      />
    </Disclosure>
  );
}
