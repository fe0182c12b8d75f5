import Big from "big.js";
import { blocksOf } from "~/domain/coupon/blocks";
import { kindOf } from "~/domain/coupon/kinds";
import { legFactor, possibleWin } from "~/domain/coupon/returns/settle";
import { lobbyBlockId, type PlacedCoupon, type PlacedLeg } from "~/domain/coupon/types";
import { type Minor, minus, zero } from "~/domain/money/amount";
import { shownPrice } from "~/domain/odds/price";
import { useTranslation } from "~/i18n/I18nProvider";
import { Money } from "~/ui/Money";
import { Value } from "~/ui/Value";
import { Lines, LinesLink } from "../returns/Lines";
import styles from "./Statement.module.css";
import { expressStatement } from "./statement";

/** How a settled bet's return is computed (CPP-09); for a system also its lines (CPN-22). */
export function Statement({ receipt }: { receipt: PlacedCoupon }) {
  const { typeId, state, legs, iso, stake } = receipt;
  const { lines, stakedOn } = kindOf(typeId);
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
  return [...blocksOf(legs)].map(([id, of]) => {
    const stake = amountByBlockId[id] ?? zero();
    const { total } = expressStatement(of);
    const paid = total === null ? null : possibleWin(stake, new Big(total));
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
    factor: legFactor(state, new Big(coef)),
    isBanker: blockId === lobbyBlockId,
    name: `${game}: ${name}`,
  }));
  return (
    <>
      <p className={styles.lines}>
        <LinesLink page={1}>{t("lines_show")}</LinesLink>
      </p>
      <Lines legs={counted} size={systemValue} stake={stake} iso={iso} />
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
  const { shares, bonus, total } = expressStatement(legs, bonusPercent);
  const added =
    total === null || paid === null ? zero() : minus(paid, possibleWin(stake, new Big(total)));
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
                    <span dir="ltr">× {shownPrice(factor)}</span>
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
                <span dir="ltr">× {shownPrice(bonus)}</span>
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
                  <span dir="ltr">× {shownPrice(total)}</span>
                </Value>
              </td>
            </tr>
            <tr>
              <th scope="row" colSpan={2}>
                {t("bets:statement_stake")}
              </th>
              <td>
                <Money minor={minus(paid, added)} iso={iso} />
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
