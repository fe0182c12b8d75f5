import { useTranslation } from "~/i18n/I18nProvider";
import { classNames } from "~/ui/class-names";
import { Money, useMoneyText } from "~/ui/Money";
import pairs from "~/ui/Pairs.module.css";
import type { CouponPanelProps } from "../panel/CouponPanel";
import { isPlaceable } from "../refusals";
import { blocksReturnRange, type StakedOnBlocks } from "../stakes/blocks";
import { QuickAmounts } from "../stakes/QuickAmounts";
import styles from "./PlaceForm.module.css";
import { PlaceFrame } from "./PlaceFrame";

interface PlaceBlocksProps extends Pick<CouponPanelProps, "coupon" | "accounts" | "isSignedIn"> {
  /** Totals of the typed stakes. */
  readonly staked: StakedOnBlocks;
}

/** Places blocks together, each with its own stake: total stake, returns and the button (CPN-02). */
export function PlaceBlocks({ coupon, accounts, isSignedIn, staked }: PlaceBlocksProps) {
  const { t } = useTranslation("coupon");
  const money = useMoneyText();
  const { iso, account } = coupon;
  const { stake, isWhole } = staked;
  const range = coupon.rows.every(isPlaceable) ? blocksReturnRange(staked.returns) : null;
  const amount = money(stake, iso, true);
  const count = t("blocks", { count: coupon.blocks?.length ?? 0 });
  return (
    <PlaceFrame
      coupon={coupon}
      accounts={accounts}
      isSignedIn={isSignedIn}
      before={<QuickAmounts coupon={coupon} label={t("blocks_all")} />}
      action={isWhole ? t("place_blocks", { blocks: count, amount }) : t("place_any")}
    >
      <dl className={classNames(pairs.pairs, styles.totals)}>
        <div>
          <dt>{t("stake_total")}</dt>
          <dd>
            <Money minor={stake} iso={iso} />
          </dd>
        </div>
        {range && coupon.shown.possibleWin ? (
          <>
            <div>
              <dt>{t("least_win")}</dt>
              <dd>
                <Money minor={range.least} iso={iso} name="least-win" />
              </dd>
            </div>
            <div>
              <dt>{t("most_win")}</dt>
              <dd className={styles.win}>
                <Money minor={range.most} iso={iso} name="possible-win" />
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
