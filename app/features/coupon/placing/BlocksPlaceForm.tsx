import { useTranslation } from "~/i18n/I18nProvider";
import { useMoneyFormatter } from "~/ui/Money";
import type { CouponPanelProps } from "../panel/CouponPanel";
import type { BlocksReturnView } from "../returns/blocks-return";
import { LeastAndMostWinRows } from "../returns/LeastAndMostWinRows";
import { QuickStakeButtons } from "../stakes/QuickStakeButtons";
import { StakesTotal } from "../stakes/StakesTotal";
import { PlaceFrame } from "./PlaceFrame";

interface PlaceBlocksProps extends CouponPanelProps {
  /** Totals of the typed stakes. */
  readonly shown: BlocksReturnView;
}

/** Places blocks together, each with its own stake: total stake, returns and the button (CPN-02). */
export function BlocksPlaceForm({ shown, ...props }: PlaceBlocksProps) {
  const { coupon } = props;
  const { t } = useTranslation("coupon");
  const money = useMoneyFormatter();
  const { stake, hasAllStakes, range } = shown;
  const amount = money(stake, coupon.iso, true);
  const count = t("blocks", { count: coupon.blocks?.length ?? 0 });
  return (
    <PlaceFrame
      {...props}
      quick={<QuickStakeButtons coupon={coupon} label={t("blocks_all")} isLabelled />}
      amount={amount}
      stakeRefusal={shown.refusal}
      action={hasAllStakes ? t("place_blocks", { blocks: count, amount }) : null}
      sums={
        <StakesTotal coupon={coupon} stake={stake}>
          {coupon.shown.possibleWin ? (
            <LeastAndMostWinRows range={range} iso={coupon.iso} limitedTo={null} />
          ) : null}
        </StakesTotal>
      }
    />
  );
}
