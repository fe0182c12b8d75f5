import type { ReactNode } from "react";
import type { PlacedCoupon } from "~/domain/coupon/placed";
import { fromMinor } from "~/domain/money/money";
import { useTranslation } from "~/i18n/I18nProvider";
import { classNames } from "~/ui/class-names";
import { DefinitionRow } from "~/ui/DefinitionRow";
import { MachineReadableValue } from "~/ui/MachineReadableValue";
import { Money, useMoneyFormatter } from "~/ui/Money";
import pairs from "~/ui/Pairs.module.css";
import { Time } from "~/ui/Time";
import { CashedOutPartRows } from "../cash-out/CashedOutPartRows";
import { useCouponData } from "../use-coupon-data";
import styles from "./Receipt.module.css";
import { AdvanceStakeRow, PriceRow, StakeRow, WinRow } from "./ReceiptRows";

/** The coupon's stake, price and possible or actual return. */
export function ReceiptSums({
  receipt,
  children,
}: {
  receipt: PlacedCoupon;
  children?: ReactNode;
}) {
  return (
    <dl className={classNames(pairs.pairs, styles.sums)}>
      <StakeRows receipt={receipt} />
      <PriceRow coef={receipt.coef} />
      <WinRow receipt={receipt} returned={receipt.return} className={styles.win} />
      <CorrectionRows receipt={receipt} />
      {children}
    </dl>
  );
}

/** The stake or what is left of it, its advanced part, and what was cashed out of it (CPN-15, CPN-23). */
export function StakeRows({ receipt }: { receipt: PlacedCoupon }) {
  const { t } = useTranslation("coupon", "bets");
  return (
    <>
      <StakeRow
        name={t(receipt.cashedOut.length > 0 ? "bets:stake_left" : "receipt_stake")}
        receipt={receipt}
      />
      <AdvanceStakeRow name={t("bets:bet_prepaid")} receipt={receipt} />
      <CashedOutPartRows receipt={receipt} />
    </>
  );
}

/** The account's current balance. */
export function CurrentBalance() {
  const { t } = useTranslation("coupon");
  const { player } = useCouponData();
  if (!player?.balance) return null;
  return (
    <DefinitionRow name={t("receipt_balance")}>
      <Money minor={player.balance.minor} iso={player.balance.iso} />
    </DefinitionRow>
  );
}

/** What corrected results changed of a settled bet, a row each for a definition list (CPN-28). */
function CorrectionRows({ receipt: { corrections, iso } }: { receipt: PlacedCoupon }) {
  const { t } = useTranslation("bets");
  const { timeStyle } = useCouponData();
  const money = useMoneyFormatter();
  return corrections.map(({ at, before, after, debt }) => (
    <div key={at} data-code="result-corrected">
      <dt>
        {t("result_corrected")} <Time at={at} style={timeStyle} show="both" />
      </dt>
      <dd>
        <MachineReadableValue
          name="corrected-return"
          value={after === null ? "" : fromMinor(after, iso)}
        >
          {after === null
            ? t("result_reopened", { before: money(before, iso) })
            : t("result_changed", { before: money(before, iso), after: money(after, iso) })}
        </MachineReadableValue>
        {debt > 0 ? ` ${t("result_debt", { debt: money(debt, iso) })}` : null}
      </dd>
    </div>
  ));
}
