import { useTranslation } from "~/i18n/I18nProvider";
import { AmountField } from "~/ui/AmountField";
import { Money, useMoneyText } from "~/ui/Money";
import { VisuallyHidden } from "~/ui/VisuallyHidden";
import { currencyOf } from "../money/money";
import { type BlockView, blockField, blocksOutlook, stakedOnBlocks } from "./blocks";
import type { CouponPanelProps } from "./CouponPanel";
import styles from "./PlaceForm.module.css";
import { PlaceFrame, placeFormId } from "./PlaceFrame";
import { QuickAmounts } from "./QuickAmounts";
import { isOfStake } from "./refusals";
import stakeStyles from "./SingleStake.module.css";
import { StakeBoundsText } from "./StakeBoundsText";
import { stakeRefusals } from "./stake";
import type { Refusal } from "./types";
import { useRefusalText } from "./use-refusal-text";
import type { TypedStakes } from "./use-typed-stakes";
import type { CouponView } from "./view";

interface PlaceBlocksProps extends Pick<CouponPanelProps, "coupon" | "accounts" | "isSignedIn"> {
  readonly stakes: TypedStakes;
}

/** Places blocks together, each with its own stake: the sum, what it may bring, and the button (CPN-02). */
export function PlaceBlocks({ coupon, accounts, isSignedIn, stakes }: PlaceBlocksProps) {
  const { t } = useTranslation("coupon");
  const money = useMoneyText();
  const { iso, account } = coupon;
  const blocks = coupon.blocks ?? [];
  const { stake, isWhole, returns } = stakedOf(coupon, blocks, stakes);
  const outlook = blocksOutlook(returns);
  const amount = money(stake, iso, true);
  const count = t("blocks", { count: blocks.length });
  return (
    <PlaceFrame
      coupon={coupon}
      accounts={accounts}
      isSignedIn={isSignedIn}
      before={<QuickAmounts coupon={coupon} label={t("blocks_all")} />}
      action={isWhole ? t("place_blocks", { blocks: count, amount }) : t("place_any")}
    >
      <dl className={styles.totals}>
        <div>
          <dt>{t("stake_total")}</dt>
          <dd>
            <Money minor={stake} iso={iso} />
          </dd>
        </div>
        {outlook && coupon.shown.possibleWin ? (
          <>
            <div>
              <dt>{t("least_win")}</dt>
              <dd>
                <Money minor={outlook.least} iso={iso} name="least-win" />
              </dd>
            </div>
            <div>
              <dt>{t("most_win")}</dt>
              <dd className={styles.win}>
                <Money minor={outlook.most} iso={iso} name="possible-win" />
              </dd>
            </div>
          </>
        ) : null}
      </dl>
      <p className={styles.note}>
        {account && stake > account.money ? t("singles_over_balance") : t("blocks_hint")}
      </p>
    </PlaceFrame>
  );
}

interface BlockStakeProps {
  readonly block: BlockView;
  readonly coupon: CouponView;
  readonly stakes: TypedStakes;
  /** What the last answer said of this block. */
  readonly told: readonly Refusal[];
}

/** A block's own stake below its bets; the field belongs to the form that places them all (CPN-02). */
export function BlockStake({ block, coupon, stakes, told }: BlockStakeProps) {
  const { t } = useTranslation("coupon");
  const words = useRefusalText(coupon.iso);
  const typed = stakes.of(String(block.id));
  const at = (coupon.blocks ?? []).findIndex(({ id }) => id === block.id);
  const win = stakedOf(coupon, coupon.blocks ?? [], stakes).returns[at] ?? null;
  const [refusal] = [...told.filter(isOfStake), ...stakeRefusals(typed, coupon.iso, block, coupon.account)];
  return (
    <div className={stakeStyles.ofBlock}>
      <AmountField
        name={blockField(block.id)}
        form={placeFormId}
        label={
          <>
            <span aria-hidden="true">{t("stake")}</span>
            <VisuallyHidden>{t("block_stake_of", { block: block.id })}</VisuallyHidden>
          </>
        }
        symbol={currencyOf(coupon.iso).symbol}
        value={typed}
        onChange={(event) => stakes.type(String(block.id), event.currentTarget.value)}
        hint={<StakeBoundsText min={block.min} max={block.max} iso={coupon.iso} />}
        error={refusal ? { code: refusal.code, message: words(refusal) } : null}
        readOnly={coupon.isChecking}
      />
      {coupon.shown.possibleWin ? (
        <p className={stakeStyles.win}>
          {t("possible_win")}: {win === null ? "–" : <Money minor={win} iso={coupon.iso} />}
        </p>
      ) : null}
    </div>
  );
}

function stakedOf(coupon: CouponView, blocks: readonly BlockView[], stakes: TypedStakes) {
  const coefs = coupon.rows.map((row) => row.coef);
  return stakedOnBlocks(coupon, blocks, (id) => stakes.of(String(id)), coupon.iso, coefs);
}
