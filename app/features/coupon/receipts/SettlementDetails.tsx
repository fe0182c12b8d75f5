import { couponKindByType } from "~/domain/coupon/kinds";
import type { PlacedCoupon } from "~/domain/coupon/placed";
import { BlocksStatement } from "./BlocksStatement";
import { LegStatement } from "./LegStatement";
import { SystemStatement } from "./SystemStatement";

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
