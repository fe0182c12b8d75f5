import { couponKindByType } from "~/domain/coupon/kinds";
import type { PlacedCoupon } from "~/domain/coupon/placed";
import { BlockSettlementTables } from "./BlockSettlementTables";
import { LegSettlementTable } from "./LegSettlementTable";
import { SystemSettlementLines } from "./SystemSettlementLines";

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
