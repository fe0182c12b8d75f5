import Big from "big.js";
import type { PlacedLeg } from "~/domain/coupon/placed";
import { calculatePossibleWin } from "~/domain/coupon/returns/possible-win";
import { type Minor, subtractAmounts, zero } from "~/domain/money/amount";
import { formatPrice } from "~/domain/odds/price";
import { useTranslation } from "~/i18n/I18nProvider";
import { MachineReadableValue } from "~/ui/MachineReadableValue";
import { Money } from "~/ui/Money";
import { Sides } from "~/ui/Sides";
import styles from "./Statement.module.css";
import { expressSettlementBreakdown } from "./settlement-breakdown";

interface LegStatementProps {
  readonly legs: readonly PlacedLeg[];
  readonly stake: Minor;
  /** null while undecided. */
  readonly paid: Minor | null;
  readonly iso: string;
  readonly bonusPercent?: number;
  readonly title?: string;
}

/** The factor of each leg and their product. */
export function LegSettlementTable({
  legs,
  stake,
  paid,
  iso,
  bonusPercent = 0,
  title,
}: LegStatementProps) {
  const { t } = useTranslation("bets", "coupon");
  const { shares, bonus, total } = expressSettlementBreakdown(legs, bonusPercent);
  const added =
    total === null || paid === null
      ? zero()
      : subtractAmounts(paid, calculatePossibleWin(stake, new Big(total)));
  return (
    <section className={styles.statement} data-statement="">
      <table>
        <caption>{title ?? t("bets:statement")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("bets:statement_leg")}</th>
            <th scope="col">{t("bets:statement_result")}</th>
            <th scope="col">{t("bets:statement_counts")}</th>
          </tr>
        </thead>
        <tbody>
          {shares.map(({ leg, factor }) => (
            <tr key={leg.marketId}>
              <th scope="row">
                <Sides text={leg.game} />: <Sides text={leg.name} />
              </th>
              <td data-state={leg.state}>{t(`coupon:leg_${leg.state}`)}</td>
              <td>
                {factor === null ? (
                  "–"
                ) : (
                  <MachineReadableValue name="leg-counts" value={factor}>
                    <span dir="ltr">× {formatPrice(factor)}</span>
                  </MachineReadableValue>
                )}
              </td>
            </tr>
          ))}
          {bonus === null ? null : (
            <tr>
              <th scope="row" colSpan={2}>
                {t("coupon:bonus_title")}
              </th>
              <td>
                <span dir="ltr">× {formatPrice(bonus)}</span>
              </td>
            </tr>
          )}
        </tbody>
        {total === null || paid === null ? null : (
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {t("bets:statement_total")}
              </th>
              <td>
                <MachineReadableValue name="statement-total" value={total}>
                  <span dir="ltr">× {formatPrice(total)}</span>
                </MachineReadableValue>
              </td>
            </tr>
            <tr>
              <th scope="row" colSpan={2}>
                {t("bets:statement_stake")}
              </th>
              <td>
                <Money minor={subtractAmounts(paid, added)} iso={iso} />
              </td>
            </tr>
            {added < 0 ? (
              <tr>
                <th scope="row" colSpan={2}>
                  {t("coupon:max_payout_cut")}
                </th>
                <td>
                  <Money minor={added} iso={iso} name="payout-cut" />
                </td>
              </tr>
            ) : null}
            {added > 0 ? (
              <tr>
                <th scope="row" colSpan={2}>
                  {t("coupon:rewards_paid")}
                </th>
                <td>
                  <Money minor={added} iso={iso} />
                </td>
              </tr>
            ) : null}
          </tfoot>
        )}
      </table>
    </section>
  );
}
