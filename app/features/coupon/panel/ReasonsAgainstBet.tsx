import type { Refusal } from "~/domain/coupon/refusal";
import { useRefusalText } from "../use-refusal-text";
import type { CouponBetRowProps } from "./CouponBetRow";
import styles from "./CouponBetRow.module.css";

export function ReasonsAgainstBet({
  row,
  iso,
  replyRefusals,
}: Pick<CouponBetRowProps, "row" | "iso" | "replyRefusals">) {
  const words = useRefusalText(iso);
  const now: Refusal[] = row.reasons.map((code) => ({
    code,
    marketId: row.ref.marketId,
    coef: row.coef,
  }));
  // The row already shows the price that was refused.
  const after = replyRefusals.map((refusal) => ({ ...refusal, coef: refusal.coef ?? row.coef }));
  const all = [...now, ...after.filter((refusal) => !row.reasons.includes(refusal.code))];
  return all.map((refusal) => (
    <p key={refusal.code} className={styles.reason} data-code={refusal.code}>
      {words(refusal)}
    </p>
  ));
}
