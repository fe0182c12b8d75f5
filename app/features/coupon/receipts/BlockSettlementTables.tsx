import Big from "big.js";
import { groupBetsByBlock } from "~/domain/coupon/blocks";
import type { PlacedCoupon } from "~/domain/coupon/placed";
import { calculatePossibleWin } from "~/domain/coupon/returns/possible-win";
import { zero } from "~/domain/money/amount";
import { useTranslation } from "~/i18n/I18nProvider";
import { LegSettlementTable } from "./LegSettlementTable";
import { expressSettlementBreakdown } from "./settlement-breakdown";

/** One table per block: each block has its own stake. */
export function BlockSettlementTables({
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
