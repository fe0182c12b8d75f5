import type { ReactNode } from "react";
import { isAmountAbove, type Minor } from "~/domain/money/amount";
import { useTranslation } from "~/i18n/I18nProvider";
import { classNames } from "~/ui/class-names";
import { Money } from "~/ui/Money";
import pairs from "~/ui/Pairs.module.css";
import styles from "../placing/PlaceForm.module.css";
import type { CouponView } from "../view";

interface StakesTotalProps {
  readonly coupon: Pick<CouponView, "iso" | "account">;
  /** The sum of the typed stakes. */
  readonly stake: Minor;
  /** Rows of the possible return. */
  readonly children: ReactNode;
}

/** Totals of a coupon with several stakes, and a note where they are more than the balance (CPN-02). */
export function StakesTotal({ coupon: { iso, account }, stake, children }: StakesTotalProps) {
  const { t } = useTranslation("coupon");
  const isOver = account !== null && isAmountAbove(stake, account.money);
  return (
    <dl className={classNames(pairs.pairs, styles.totals)}>
      <div>
        <dt>{t("stake_total")}</dt>
        <dd>
          <Money minor={stake} iso={iso} />
        </dd>
      </div>
      {children}
      {isOver ? <div className={styles.note}>{t("singles_over_balance")}</div> : null}
    </dl>
  );
}
