import type { Refusal } from "~/domain/coupon/refusal";
import type { Minor } from "~/domain/money/amount";
import { useTranslation } from "~/i18n/I18nProvider";
import { stakeFieldName } from "../typed-values";
import type { CouponView } from "../view";
import type { BlockView } from "./blocks";
import { StakeField } from "./StakeField";
import type { TypedStakes } from "./use-typed-stakes";

interface BlockStakeProps {
  readonly block: BlockView;
  readonly coupon: CouponView;
  readonly stakes: TypedStakes;
  /** The block's possible return; null while its stake is invalid. */
  readonly win: Minor | null;
  /** The last response's refusals of this block. */
  readonly replyRefusals: readonly Refusal[];
}

/** A block's own stake below its bets (CPN-02). */
export function BlockStakeField({ block, coupon, stakes, win, replyRefusals }: BlockStakeProps) {
  const { t } = useTranslation("coupon");
  const id = String(block.id);
  return (
    <StakeField
      name={stakeFieldName(block.id)}
      label={t("block_stake_of", { block: block.id })}
      typed={stakes.of(id)}
      onType={(text) => stakes.type(id, text)}
      bounds={block}
      win={win}
      replyRefusals={replyRefusals}
      coupon={coupon}
    />
  );
}
