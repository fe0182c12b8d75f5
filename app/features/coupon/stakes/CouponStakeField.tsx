import type { ComponentProps } from "react";
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

/** The stake on the whole coupon; it starts empty, because a stake is the player's own decision. */
export function CouponStakeField({ coupon, ...typed }: CouponStakeFieldProps) {
  const { t } = useTranslation("coupon");
  const { minBet, maxBet, vip, iso, isActiveAutoMax } = coupon;
  return (
    <PlaceAmountField
      {...typed}
      name="amount"
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
