import type { Refusal } from "~/domain/coupon/refusal";
import { type StakeBounds, stakeRefusals } from "~/domain/coupon/stakes/stake";
import type { Minor } from "~/domain/money/amount";
import { parseTypedAmount } from "~/domain/money/money";
import { useTranslation } from "~/i18n/I18nProvider";
import { classNames } from "~/ui/class-names";
import { Money, useTypedAmountNormalizer } from "~/ui/Money";
import { VisuallyHidden } from "~/ui/VisuallyHidden";
import { PlaceAmountField } from "../placing/PlaceAmountField";
import { isStakeRefusal } from "../refusals";
import { HighestPayoutNote } from "../returns/HighestPayoutNote";
import type { CouponView } from "../view";
import { StakeBoundsText } from "./StakeBoundsText";
import styles from "./StakeField.module.css";

interface StakeFieldProps {
  readonly name: string;
  /** Names the bet or block of the stake, for screen readers. */
  readonly label: string;
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly bounds: StakeBounds & { readonly maxPayout: Minor | null };
  /** The possible return; null while the stake is invalid. */
  readonly win: Minor | null;
  /** Refusals of the last response; `storedRefusals` are older ones, shown after those of the typed text. */
  readonly replyRefusals: readonly Refusal[];
  readonly storedRefusals?: readonly Refusal[];
  readonly coupon: CouponView;
}

/** The stake as it was sent, while its outcome is unknown (CPP-11). */
function SentStake({ coupon, plain }: { readonly coupon: CouponView; readonly plain: string }) {
  const { t } = useTranslation("coupon");
  const amount = parseTypedAmount(plain, coupon.iso);
  if (!amount.ok) return null;
  return (
    <p className={classNames(styles.stake, styles.win)}>
      {t("stake")}: <Money minor={amount.minor} iso={coupon.iso} />
    </p>
  );
}

/** The stake field of a bet or block; it belongs to the placing form elsewhere on the page (CPN-02). */
export function StakeField({
  label,
  typed,
  onType,
  bounds,
  win,
  replyRefusals,
  storedRefusals = [],
  ...rest
}: StakeFieldProps) {
  const { t } = useTranslation("coupon");
  const { name, coupon } = rest;
  const plain = useTypedAmountNormalizer(coupon.iso)(typed);
  const own = [
    ...(typed.trim() === "" ? [] : stakeRefusals(plain, coupon.iso, bounds, coupon.account)),
    ...storedRefusals.filter(isStakeRefusal),
  ];
  if (coupon.closed) return null;
  if (coupon.isChecking) return <SentStake coupon={coupon} plain={plain} />;
  return (
    <div className={styles.stake}>
      <PlaceAmountField
        name={name}
        className={styles.field}
        label={
          <>
            <span aria-hidden="true">{t("stake")}</span>
            <VisuallyHidden>{label}</VisuallyHidden>
          </>
        }
        iso={coupon.iso}
        typed={typed}
        onType={onType}
        replied={replyRefusals}
        own={own}
        hint={<StakeBoundsText min={bounds.min} max={bounds.max} iso={coupon.iso} />}
      />
      {coupon.shown.possibleWin ? (
        <p className={styles.win}>
          {t("possible_win")}
          <strong>{win === null ? "–" : <Money minor={win} iso={coupon.iso} />}</strong>
          <HighestPayoutNote
            amount={win !== null && win === bounds.maxPayout ? win : null}
            iso={coupon.iso}
          />
        </p>
      ) : null}
    </div>
  );
}
