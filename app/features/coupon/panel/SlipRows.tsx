import type { Refusal } from "~/domain/coupon/refusal";
import type { Minor } from "~/domain/money/amount";
import { useTranslation } from "~/i18n/I18nProvider";
import { ExpressBonusRow } from "../bonuses/ExpressBonusRow";
import { isBetUnavailable } from "../refusals";
import { BlockStakeField } from "../stakes/BlockStakeField";
import { isInBlock } from "../stakes/blocks";
import { SingleStakeField } from "../stakes/SingleStakeField";
import { findPlacedCouponOfSingle } from "../stakes/singles";
import type { TypedStakes } from "../stakes/use-typed-stakes";
import type { BetView } from "../view";
import { BankerOrBlockControl } from "./BankerOrBlockControl";
import { CouponBetRow } from "./CouponBetRow";
import type { CouponPanelProps } from "./CouponPanel";
import styles from "./CouponPanel.module.css";

interface SlipRowsProps extends Pick<CouponPanelProps, "coupon" | "timeStyle"> {
  /** The last response's refusals. */
  readonly replyRefusals: readonly Refusal[];
  readonly stakes: TypedStakes;
  /** What each single, or each block, may return in order; null = nothing is promised. */
  readonly wins: readonly (Minor | null)[];
}

/** The bets of the slip, by block where the type has blocks. */
export function SlipRows(props: SlipRowsProps) {
  const { coupon, stakes, wins, replyRefusals } = props;
  const { t } = useTranslation("coupon");
  const rowOf = (row: BetView) => <Row key={row.id} {...props} row={row} />;
  if (!coupon.blocks)
    return (
      <ul className={styles.rows} aria-label={t("bets_list")}>
        {coupon.rows.map(rowOf)}
        <ExpressBonusRow coupon={coupon} />
      </ul>
    );
  return coupon.blocks.map((block, at) => (
    <section key={block.id} aria-labelledby={`block-title-${block.id}`} data-block={block.id}>
      <h2 className={styles.block} id={`block-title-${block.id}`}>
        {t("block_title", { block: block.id })}
      </h2>
      <ul className={styles.rows} aria-labelledby={`block-title-${block.id}`}>
        {coupon.rows.filter((row) => isInBlock(row, block.id)).map(rowOf)}
      </ul>
      <BlockStakeField
        block={block}
        coupon={coupon}
        stakes={stakes}
        win={wins[at] ?? null}
        replyRefusals={replyRefusals.filter(({ blockId }) => blockId === block.id)}
      />
    </section>
  ));
}

function Row({
  row,
  coupon,
  timeStyle,
  replyRefusals,
  stakes,
  wins,
}: SlipRowsProps & { readonly row: BetView }) {
  const ofRow = replyRefusals.filter((refusal) => refusal.marketId === row.ref.marketId);
  const at = coupon.singles?.findIndex(({ id }) => id === row.id) ?? -1;
  const single = coupon.singles?.[at];
  return (
    <CouponBetRow
      row={row}
      iso={coupon.iso}
      timeStyle={timeStyle}
      replyRefusals={ofRow}
      isFixed={coupon.isChecking}
      placed={findPlacedCouponOfSingle(row.ref, coupon.singlesResultCoupons)}
      tools={
        isBetUnavailable(row) || coupon.isChecking ? null : (
          <BankerOrBlockControl row={row} coupon={coupon} />
        )
      }
      stake={
        single && !isBetUnavailable(row) ? (
          <SingleStakeField
            single={single}
            row={row}
            coupon={coupon}
            stakes={stakes}
            win={wins[at] ?? null}
            replyRefusals={ofRow}
          />
        ) : null
      }
    />
  );
}
