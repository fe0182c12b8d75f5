import type { Refusal } from "~/domain/coupon/refusal";
import { AmountField } from "~/features/money/AmountField";
import { useTranslation } from "~/i18n/I18nProvider";
import styles from "../placing/PlaceForm.module.css";
import { useRefusalText } from "../use-refusal-text";
import type { CouponView } from "../view";
import { StakeBoundsText } from "./StakeBoundsText";
import { VipStakeRangeText } from "./VipStakeRangeText";

interface CouponStakeFieldProps {
  readonly coupon: CouponView;
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly refusal: Refusal | null;
}

/** The stake on the whole coupon; it starts empty, because a stake is the player's own decision. */
export function CouponStakeField({ coupon, typed, onType, refusal }: CouponStakeFieldProps) {
  const { t } = useTranslation("coupon");
  const words = useRefusalText(coupon.iso);
  const { minBet, maxBet, vip, iso, isActiveAutoMax } = coupon;
  return (
    <AmountField
      name="amount"
      className={styles.stake}
      label={t("stake")}
      iso={iso}
      submit={{ name: "intent", value: "place" }}
      value={typed}
      onChange={(event) => onType(event.currentTarget.value)}
      hint={
        <>
          <StakeBoundsText min={minBet} max={maxBet} iso={iso} />
          {isActiveAutoMax ? <span className={styles.following}>{t("auto_max_hint")}</span> : null}
          {vip ? <VipStakeRangeText vip={vip} iso={iso} /> : null}
        </>
      }
      error={refusal ? { code: refusal.code, message: words(refusal) } : null}
      readOnly={isActiveAutoMax}
    />
  );
}
