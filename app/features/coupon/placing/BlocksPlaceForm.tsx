import { useTranslation } from "~/i18n/I18nProvider";
import { classNames } from "~/ui/class-names";
import { Money, useMoneyFormatter } from "~/ui/Money";
import pairs from "~/ui/Pairs.module.css";
import type { CouponPanelProps } from "../panel/CouponPanel";
import type { BlocksReturnView } from "../returns/blocks-return";
import { QuickAmounts } from "../stakes/QuickAmounts";
import styles from "./OneStakePlaceForm.module.css";
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
  const { iso, account } = coupon;
  const { stake, hasAllStakes, range } = shown;
  const amount = money(stake, iso, true);
  const count = t("blocks", { count: coupon.blocks?.length ?? 0 });
  const isOver = account !== null && stake > account.money;
  return (
    <PlaceFrame
      {...props}
      quick={<QuickAmounts coupon={coupon} label={t("blocks_all")} isLabelled />}
      amount={amount}
      action={hasAllStakes ? t("place_blocks", { blocks: count, amount }) : null}
      sums={
        <dl className={classNames(pairs.pairs, styles.totals)}>
          <div>
            <dt>{t("stake_total")}</dt>
            <dd>
              <Money minor={stake} iso={iso} />
            </dd>
          </div>
          {coupon.shown.possibleWin ? (
            <>
              <div>
                <dt>{t("least_win")}</dt>
                <dd>{range ? <Money minor={range.least} iso={iso} name="least-win" /> : "–"}</dd>
              </div>
              <div className={styles.win}>
                <dt>{t("most_win")}</dt>
                <dd>{range ? <Money minor={range.most} iso={iso} name="possible-win" /> : "–"}</dd>
              </div>
            </>
          ) : null}
          {isOver ? <div className={styles.note}>{t("singles_over_balance")}</div> : null}
        </dl>
      }
    />
  );
}
