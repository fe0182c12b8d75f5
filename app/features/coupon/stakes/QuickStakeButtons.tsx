import { multiplyAmount } from "~/domain/money/amount";
import { currencyOf, fromMinor } from "~/domain/money/money";
import { useMoneyFormatter } from "~/ui/Money";
import { VisuallyHidden } from "~/ui/VisuallyHidden";
import { CouponPostForm } from "../CouponPostForm";
import styles from "../placing/PlaceForm.module.css";
import type { CouponView } from "../view";

interface QuickStakeButtonsProps {
  readonly coupon: CouponView;
  readonly label: string;
  /** Whether the label is seen: where there is no stake field beside the buttons. */
  readonly isLabelled?: boolean;
}

/**
 * Buttons for the currency's initial amount, which is marked as the usual one, and for stakes of 1, 2, 5 and 10 steps, in
 * rising order; for singles and blocks they apply to each (CPN-10).
 */
export function QuickStakeButtons({ coupon, label, isLabelled }: QuickStakeButtonsProps) {
  const money = useMoneyFormatter();
  const { iso, step } = coupon;
  const steps = [1, 2, 5, 10].map((count) => multiplyAmount(step, count));
  const { initial } = currencyOf(iso);
  const amounts = [...new Set([initial, ...steps])].sort((a, b) => a - b);
  return (
    <CouponPostForm intent="amount" className={styles.quick}>
      {isLabelled ? (
        <span className={styles.quickLabel}>{label}</span>
      ) : (
        <VisuallyHidden>{label}</VisuallyHidden>
      )}
      {amounts.map((minor) => (
        <button
          type="submit"
          key={minor}
          name="amount"
          value={fromMinor(minor, iso)}
          className={styles.chip}
          data-usual={minor === initial ? "" : undefined}
        >
          {money(minor, iso, true)}
        </button>
      ))}
    </CouponPostForm>
  );
}
