import Big from "big.js";
import type { ReactNode } from "react";
import { groupBetsByBlock } from "~/domain/coupon/blocks";
import { couponKindByType } from "~/domain/coupon/kinds";
import { bankerBlockId, type PlacedCoupon, type PlacedLeg } from "~/domain/coupon/placed";
import { legReturnFactor } from "~/domain/coupon/returns/leg-return";
import { calculatePossibleWin } from "~/domain/coupon/returns/possible-win";
import { type Minor, subtractAmounts, zero } from "~/domain/money/amount";
import { formatPrice } from "~/domain/odds/price";
import { useTranslation } from "~/i18n/I18nProvider";
import { MachineReadableValue } from "~/ui/MachineReadableValue";
import { Money } from "~/ui/Money";
import { Sides } from "~/ui/Sides";
import SystemLinesTable, { SystemLinesPageOrCloseLink } from "../returns/SystemLinesTable";
import styles from "./Statement.module.css";
import { expressSettlementBreakdown } from "./settlement-breakdown";

/** How a settled bet's return is computed (CPP-09); for a system also its lines (CPN-22). */
export function SettlementDetails({ receipt }: { receipt: PlacedCoupon }) {
  const { typeId, state, legs, iso, stake } = receipt;
  const { lines, stakedOn } = couponKindByType(typeId);
  if (lines) return <SystemSettlementLines receipt={receipt} />;
  if (state === "placed" || state === "cashed-out") return null;
  if (stakedOn === "block") return <BlockSettlementTables receipt={receipt} />;
  const { bonusPercent, return: paid } = receipt;
  return (
    <LegSettlementTable
      legs={legs}
      stake={stake}
      paid={paid}
      iso={iso}
      bonusPercent={bonusPercent}
    />
  );
}

interface LegSettlementTableProps {
  readonly legs: readonly PlacedLeg[];
  readonly stake: Minor;
  /** null while undecided. */
  readonly paid: Minor | null;
  readonly iso: string;
  readonly bonusPercent?: number;
  readonly title?: string;
}

/** The factor of each leg and their product. */
function LegSettlementTable({
  legs,
  stake,
  paid,
  iso,
  bonusPercent = 0,
  title,
}: LegSettlementTableProps) {
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
            <Sum name={t("coupon:bonus_title")}>
              <span dir="ltr">× {formatPrice(bonus)}</span>
            </Sum>
          )}
        </tbody>
        {total === null || paid === null ? null : (
          <tfoot>
            <Sum name={t("bets:statement_total")}>
              <MachineReadableValue name="statement-total" value={total}>
                <span dir="ltr">× {formatPrice(total)}</span>
              </MachineReadableValue>
            </Sum>
            <Sum name={t("bets:statement_stake")}>
              <Money minor={subtractAmounts(paid, added)} iso={iso} />
            </Sum>
            {added < 0 ? (
              <Sum name={t("coupon:max_payout_cut")}>
                <Money minor={added} iso={iso} name="payout-cut" />
              </Sum>
            ) : null}
            {added > 0 ? (
              <Sum name={t("coupon:rewards_paid")}>
                <Money minor={added} iso={iso} />
              </Sum>
            ) : null}
          </tfoot>
        )}
      </table>
    </section>
  );
}

function Sum({ name, children }: { name: string; children: ReactNode }) {
  return (
    <tr>
      <th scope="row" colSpan={2}>
        {name}
      </th>
      <td>{children}</td>
    </tr>
  );
}

/** One table per block: each block has its own stake. */
function BlockSettlementTables({
  receipt: { legs, iso, amountByBlockId },
}: {
  receipt: PlacedCoupon;
}) {
  const { t } = useTranslation("coupon");
  return [...groupBetsByBlock(legs)].map(([id, of]) => {
    const stake = amountByBlockId[id] ?? zero();
    const { total } = expressSettlementBreakdown(of);
    const paid = total === null ? null : calculatePossibleWin(stake, new Big(total));
    return (
      <LegSettlementTable
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
function SystemSettlementLines({
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
        <SystemLinesPageOrCloseLink page={1}>{t("lines_show")}</SystemLinesPageOrCloseLink>
      </p>
      <SystemLinesTable legs={counted} size={systemValue} stake={stake} iso={iso} />
    </>
  );
}
