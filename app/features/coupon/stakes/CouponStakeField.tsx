import { type ComponentProps, useEffect } from "react";
import { couponColumnId } from "~/features/page/SkipLink";
import { useTranslation } from "~/i18n/I18nProvider";
import { PlaceAmountField } from "../placing/PlaceAmountField";
import styles from "../placing/PlaceForm.module.css";
import type { CouponView } from "../view";
import { StakeBoundsText } from "./StakeBoundsText";
import { VipStakeRangeText } from "./VipStakeRangeText";

interface CouponStakeFieldProps
  extends Pick<ComponentProps<typeof PlaceAmountField>, "typed" | "onType" | "replied" | "own"> {
  readonly coupon: CouponView;
}

const fieldName = "amount";

/**
 * Hands the focus of the phone's sheet, which it has when it opens, on to the stake of its one bet, which is all that is left
 * to say; of several one reads first.
 */
function useFocusWithSheet(isOne: boolean) {
  useEffect(() => {
    const sheet = document.getElementById(couponColumnId);
    if (!isOne || !sheet) return;
    const handOn = () => {
      if (sheet.dataset["open"] !== undefined && document.activeElement === sheet)
        document.getElementById(fieldName)?.focus({ preventScroll: true });
    };
    handOn();
    sheet.addEventListener("focus", handOn);
    return () => sheet.removeEventListener("focus", handOn);
  }, [isOne]);
}

/** The stake on the whole coupon; it starts empty, because a stake is the player's own decision. */
export function CouponStakeField({ coupon, ...typed }: CouponStakeFieldProps) {
  const { t } = useTranslation("coupon");
  const { minBet, maxBet, vip, iso, isActiveAutoMax } = coupon;
  useFocusWithSheet(coupon.rows.length === 1);
  return (
    <PlaceAmountField
      {...typed}
      name={fieldName}
      className={styles.stake}
      label={t("stake")}
      placeholder={t("stake")}
      iso={iso}
      hint={
        <>
          <StakeBoundsText min={minBet} max={maxBet} iso={iso} />
          {isActiveAutoMax ? <span className={styles.following}>{t("auto_max_hint")}</span> : null}
          {vip ? <VipStakeRangeText vip={vip} iso={iso} /> : null}
        </>
      }
      isReadOnly={isActiveAutoMax}
    />
  );
}
