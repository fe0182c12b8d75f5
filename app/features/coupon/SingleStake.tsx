import { useTranslation } from "~/i18n/I18nProvider";
import { AmountField } from "~/ui/AmountField";
import { Money } from "~/ui/Money";
import { VisuallyHidden } from "~/ui/VisuallyHidden";
import { currencyOf } from "../money/money";
import { placeFormId } from "./PlaceFrame";
import { isOfStake } from "./refusals";
import styles from "./SingleStake.module.css";
import { StakeBoundsText } from "./StakeBoundsText";
import { type SingleView, singleField, singleWin } from "./singles";
import { stakeRefusals } from "./stake";
import type { Refusal } from "./types";
import { useRefusalText } from "./use-refusal-text";
import type { TypedStakes } from "./use-typed-stakes";
import type { BetView, CouponView } from "./view";

interface SingleStakeProps {
  readonly single: SingleView;
  readonly row: BetView;
  readonly coupon: CouponView;
  readonly stakes: TypedStakes;
  /** What the last answer said of this bet. */
  readonly told: readonly Refusal[];
}

/** A bet's own stake at its row; the field belongs to the form that places them all (CPN-02). */
export function SingleStake({ single, row, coupon, stakes, told }: SingleStakeProps) {
  const { t } = useTranslation("coupon");
  const words = useRefusalText(coupon.iso);
  const typed = stakes.of(single.id);
  const win = singleWin(typed, row.coef, coupon.iso, single);
  const kept = row.refusal && typed === row.amount ? [row.refusal] : [];
  const [refusal] = [
    ...told.filter(isOfStake),
    ...stakeRefusals(typed, coupon.iso, single, coupon.account),
    ...kept.filter(isOfStake),
  ];
  const bet = `${row.title ?? ""} ${row.name ?? ""}`.trim();
  return (
    <div className={styles.stake}>
      <AmountField
        name={singleField(single.id)}
        form={placeFormId}
        label={
          <>
            <span aria-hidden="true">{t("stake")}</span>
            <VisuallyHidden>{t("stake_on", { bet })}</VisuallyHidden>
          </>
        }
        symbol={currencyOf(coupon.iso).symbol}
        value={typed}
        onChange={(event) => stakes.type(single.id, event.currentTarget.value)}
        hint={<StakeBoundsText min={single.min} max={single.max} iso={coupon.iso} />}
        error={refusal ? { code: refusal.code, message: words(refusal) } : null}
        readOnly={coupon.isChecking}
      />
      {coupon.shown.possibleWin ? (
        <p className={styles.win}>
          {t("possible_win")}: {win === null ? "–" : <Money minor={win} iso={coupon.iso} />}
        </p>
      ) : null}
    </div>
  );
}
