import { couponOutcomeName } from "~/domain/coupon/outcome-name";
import type { PlacedCoupon } from "~/domain/coupon/placed";
import { useTranslation } from "~/i18n/I18nProvider";
import { classNames } from "~/ui/class-names";
import { MachineReadableValue } from "~/ui/MachineReadableValue";
import { Money } from "~/ui/Money";
import pairs from "~/ui/Pairs.module.css";
import { Time } from "~/ui/Time";
import { CashedOutPartRows } from "../cash-out/CashedOutPartRows";
import { HighestPayoutNote } from "../returns/HighestPayoutNote";
import { useCouponData } from "../use-coupon-data";
import { AdvanceStakeRow } from "./AdvanceStakeRow";
import { DefinitionRow } from "./DefinitionRow";
import { NumberTimeTypeAndAccountRows } from "./NumberTimeTypeAndAccountRows";
import { PlacementTermsRows } from "./PlacementTermsRows";
import { PriceWithDecimal } from "./PriceWithDecimal";
import { PrintControls } from "./PrintControls";
import { PrintLeg } from "./PrintLeg";
import styles from "./PrintPage.module.css";

interface PrintPageProps {
  readonly coupon: PlacedCoupon;
  /** When the state was loaded, ms since epoch. */
  readonly now: number;
}

/** A placed coupon for print, A4 or receipt roll (CPN-20): black on white in every theme. */
export function PrintPage({ coupon, now }: PrintPageProps) {
  const { t } = useTranslation("bets", "coupon");
  const { company, timeStyle } = useCouponData();
  return (
    <div className={styles.page} data-theme="light">
      <PrintControls coupon={coupon} />
      <article className={styles.slip} data-print="">
        <header className={styles.head}>
          <p className={styles.company}>{company.name}</p>
          <h1>{t("bets:print_title")}</h1>
        </header>
        <dl className={classNames(pairs.pairs, styles.facts)}>
          <NumberTimeTypeAndAccountRows receipt={coupon} />
          <PlacementTermsRows receipt={coupon} />
        </dl>
        <ol className={styles.legs}>
          {coupon.legs.map((leg) => (
            <PrintLeg key={leg.marketId} leg={leg} />
          ))}
        </ol>
        <dl className={classNames(pairs.pairs, styles.sums)}>
          <DefinitionRow
            name={t(coupon.cashedOut.length > 0 ? "bets:stake_left" : "coupon:receipt_stake")}
          >
            <Money minor={coupon.stake} iso={coupon.iso} name="receipt-stake" />
          </DefinitionRow>
          <AdvanceStakeRow receipt={coupon} />
          <CashedOutPartRows receipt={coupon} />
          {coupon.autoCashOut ? (
            <DefinitionRow name={t("bets:cash_out_auto_on")}>
              <Money minor={coupon.autoCashOut.amount} iso={coupon.iso} name="auto-cash-out" />
            </DefinitionRow>
          ) : null}
          <DefinitionRow name={t("coupon:receipt_price")}>
            <MachineReadableValue name="receipt-coef" value={coupon.coef}>
              <PriceWithDecimal coef={coupon.coef} />
            </MachineReadableValue>
          </DefinitionRow>
          <DefinitionRow name={t("coupon:receipt_win")}>
            <Money minor={coupon.possibleWin} iso={coupon.iso} name="receipt-win" />
            <HighestPayoutNote amount={coupon.maxPayout} iso={coupon.iso} />
          </DefinitionRow>
          <DefinitionRow name={t("bets:print_state")}>
            <MachineReadableValue name="bet-state" value={coupon.state}>
              {t(`coupon:state_${couponOutcomeName(coupon)}`)}
            </MachineReadableValue>
          </DefinitionRow>
          {coupon.return === null ? null : (
            <DefinitionRow name={t("coupon:return")}>
              <Money minor={coupon.return} iso={coupon.iso} name="receipt-return" />
            </DefinitionRow>
          )}
          <DefinitionRow name={t("bets:print_made")}>
            <Time at={now} style={timeStyle} show="moment" />
          </DefinitionRow>
        </dl>
      </article>
    </div>
  );
}
