import type { ReactNode } from "react";
import type { PlacedCoupon } from "~/domain/coupon/placed";
import { useTranslation } from "~/i18n/I18nProvider";
import { classNames } from "~/ui/class-names";
import { MachineReadableValue } from "~/ui/MachineReadableValue";
import { Money } from "~/ui/Money";
import pairs from "~/ui/Pairs.module.css";
import { useOddsFormat } from "../../odds/odds-context";
import { CashedOutPartRows } from "../cash-out/CashedOutPartRows";
import { HighestPayoutNote } from "../returns/HighestPayoutNote";
import { useCouponData } from "../use-coupon-data";
import { AdvanceStakeRow } from "./AdvanceStakeRow";
import { CorrectionRows } from "./CorrectionRows";
import styles from "./Receipt.module.css";

/** The coupon's stake, price and possible or actual return. */
export function ReceiptSums({
  receipt,
  children,
}: {
  receipt: PlacedCoupon;
  children?: ReactNode;
}) {
  const { t } = useTranslation("coupon", "bets");
  const showPrice = useOddsFormat();
  return (
    <dl className={classNames(pairs.pairs, styles.sums)}>
      <div>
        <dt>{t(receipt.cashedOut.length > 0 ? "bets:stake_left" : "receipt_stake")}</dt>
        <dd>
          <Money minor={receipt.stake} iso={receipt.iso} name="receipt-stake" />
        </dd>
      </div>
      <AdvanceStakeRow receipt={receipt} />
      <CashedOutPartRows receipt={receipt} />
      <div>
        <dt>{t("receipt_price")}</dt>
        <dd>
          <MachineReadableValue name="receipt-coef" value={receipt.coef}>
            {showPrice(receipt.coef)}
          </MachineReadableValue>
        </dd>
      </div>
      <div className={styles.win}>
        <dt>{t(receipt.return === null ? "receipt_win" : "return")}</dt>
        <dd>
          <Money
            minor={receipt.return ?? receipt.possibleWin}
            iso={receipt.iso}
            name="receipt-win"
          />
          <HighestPayoutNote amount={receipt.maxPayout} iso={receipt.iso} />
        </dd>
      </div>
      <CorrectionRows receipt={receipt} />
      {children}
    </dl>
  );
}

/** The account's current balance. */
export function CurrentBalance() {
  const { t } = useTranslation("coupon");
  const { player } = useCouponData();
  if (!player?.balance) return null;
  return (
    <div>
      <dt>{t("receipt_balance")}</dt>
      <dd>
        <Money minor={player.balance.minor} iso={player.balance.iso} />
      </dd>
    </div>
  );
}
