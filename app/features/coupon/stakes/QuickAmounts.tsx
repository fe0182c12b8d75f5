import { times } from "~/domain/money/amount";
import { fromMinor } from "~/domain/money/money";
import { useMoneyText } from "~/ui/Money";
import { CouponForm } from "../CouponForm";
import styles from "../placing/PlaceForm.module.css";
import type { CouponView } from "../view";

/** Buttons for stakes of 1, 2, 5 and 10 steps; for singles they apply to every bet (CPN-10). */
export function QuickAmounts({ coupon, label }: { coupon: CouponView; label: string }) {
  const money = useMoneyText();
  const amounts = [1, 2, 5, 10].map((count) => times(coupon.step, count));
  return (
    <CouponForm intent="amount" className={styles.quick}>
      <span className={styles.quickLabel}>{label}</span>
      {amounts.map((minor) => (
        <button
          type="submit"
          key={minor}
          name="amount"
          value={fromMinor(minor, coupon.iso)}
          className={styles.chip}
          disabled={coupon.isChecking}
        >
          {money(minor, coupon.iso, true)}
        </button>
      ))}
    </CouponForm>
  );
}
