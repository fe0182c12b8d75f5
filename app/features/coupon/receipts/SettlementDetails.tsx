import Big from "big.js";
import { groupBetsByBlock } from "~/domain/coupon/blocks";
import { couponKindByType } from "~/domain/coupon/kinds";
import { bankerBlockId, type PlacedCoupon, type PlacedLeg } from "~/domain/coupon/placed";
import { legReturnFactor } from "~/domain/coupon/returns/leg-return";
import { calculatePossibleWin } from "~/domain/coupon/returns/possible-win";
import { type Minor, subtractAmounts, zero } from "~/domain/money/amount";
import { formatPrice } from "~/domain/odds/price";
import { useTranslation } from "~/i18n/I18nProvider";
import { Money } from "~/ui/Money";
import { Value } from "~/ui/Value";
import { LinesLink, SystemLinesTable } from "../returns/SystemLinesTable";
import styles from "./Statement.module.css";
import { expressSettlementBreakdown } from "./settlement-breakdown";

/** How a settled bet's return is computed (CPP-09); for a system also its lines (CPN-22). */
export function SettlementDetails({ receipt }: { receipt: PlacedCoupon }) {
  const { typeId, state, legs, iso, stake } = receipt;
  const { lines, stakedOn } = couponKindByType(typeId);
  if (lines) return <SystemStatement receipt={receipt} />;
  if (state === "placed" || state === "cashed-out") return null;
  if (stakedOn === "block") return <BlocksStatement receipt={receipt} />;
  const { bonusPercent, return: paid } = receipt;
  return (
    <LegStatement legs={legs} stake={stake} paid={paid} iso={iso} bonusPercent={bonusPercent} />
  );
}

/** One table per block: each block has its own stake. */
function BlocksStatement({ receipt: { legs, iso, amountByBlockId } }: { receipt: PlacedCoupon }) {
  const { t } = useTranslation("coupon");
  return [...groupBetsByBlock(legs)].map(([id, of]) => {
    const stake = amountByBlockId[id] ?? zero();
    const { total } = expressSettlementBreakdown(of);
    const paid = total === null ? null : calculatePossibleWin(stake, new Big(total));
    return (
      <LegStatement
        key={id}
        title={t("block_title", { block: id })}
        legs={of}
        stake={stake}
        paid={paid}
        iso={iso}
      />
    );
  });
}

/** The lines of a system, by page, each with its return at the legs' current states. */
function SystemStatement({
  receipt: { legs, iso, stake, systemValue },
}: {
  receipt: PlacedCoupon;
}) {
  const { t } = useTranslation("coupon");
  const counted = legs.map(({ state, coef, blockId, game, name }) => ({
    factor: legReturnFactor(state, new Big(coef)),
    isBanker: blockId === bankerBlockId,
    name: `${game}: ${name}`,
  }));
  return (
    <>
      <p className={styles.lines}>
        <LinesLink page={1}>{t("lines_show")}</LinesLink>
      </p>
      <SystemLinesTable legs={counted} size={systemValue} stake={stake} iso={iso} />
    </>
  );
}

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
function LegStatement({ legs, stake, paid, iso, bonusPercent = 0, title }: LegStatementProps) {
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
                {leg.game}: {leg.name}
              </th>
              <td data-state={leg.state}>{t(`coupon:leg_${leg.state}`)}</td>
              <td>
                {factor === null ? (
                  "–"
                ) : (
                  <Value name="leg-counts" value={factor}>
                    <span dir="ltr">× {formatPrice(factor)}</span>
                  </Value>
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
                <Value name="statement-total" value={total}>
                  <span dir="ltr">× {formatPrice(total)}</span>
                </Value>
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
