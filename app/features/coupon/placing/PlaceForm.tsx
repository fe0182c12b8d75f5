import { useMemo } from "react";
import { kindOf } from "~/domain/coupon/kinds";
import { withAdvance } from "~/domain/coupon/stakes/advance";
import { stakeRefusals } from "~/domain/coupon/stakes/stake";
import { zero } from "~/domain/money/amount";
import { readAmount } from "~/domain/money/money";
import { useTranslation } from "~/i18n/I18nProvider";
import { AmountField } from "~/ui/AmountField";
import { classNames } from "~/ui/class-names";
import { useMoneyText, usePlainAmount } from "~/ui/Money";
import pairs from "~/ui/Pairs.module.css";
import { PromoForm } from "../bonuses/PromoForm";
import type { CouponPanelProps } from "../panel/CouponPanel";
import { SystemForm } from "../panel/SystemForm";
import { isOfStake, isPlaceable } from "../refusals";
import type { CouponReply } from "../reply";
import { SystemSums } from "../returns/SystemSums";
import { returnsAt, unitReturnsOf } from "../returns/stake-returns";
import { WholeSums } from "../returns/WholeSums";
import { AdvanceField } from "../stakes/AdvanceField";
import { AutoMaxForm } from "../stakes/AutoMaxForm";
import { QuickAmounts } from "../stakes/QuickAmounts";
import { StakeBoundsText } from "../stakes/StakeBoundsText";
import { useAdvance } from "../stakes/use-advance";
import { useTypedText } from "../stakes/use-typed-since";
import { VipNote } from "../stakes/VipNote";
import { useRefusalText } from "../use-refusal-text";
import styles from "./PlaceForm.module.css";
import { PlaceFrame } from "./PlaceFrame";

type PlaceFormProps = Pick<CouponPanelProps, "coupon" | "accounts" | "isSignedIn"> & {
  readonly reply: CouponReply | null;
};

/** Stake, possible return and button. Computes as the player types; the platform validates. */
export function PlaceForm({ coupon, accounts, isSignedIn, reply }: PlaceFormProps) {
  const { t } = useTranslation("coupon");
  const known = reply?.values["amount"] ?? coupon.amount;
  const [typed, type] = useTypedText(known);
  const advance = useAdvance(coupon, reply);
  const words = useRefusalText(coupon.iso);
  const money = useMoneyText();

  const plain = usePlainAmount(coupon.iso)(typed);
  const amount = readAmount(plain, coupon.iso);
  const stakeReplies = reply?.refusals.filter(isOfStake) ?? [];
  const limits = { min: coupon.minBet, max: coupon.vip?.max ?? coupon.maxBet };
  const [refusal] = [
    ...(known === typed ? stakeReplies : []),
    ...stakeRefusals(plain, coupon.iso, limits, withAdvance(coupon.account, advance.minor)),
  ];
  const { bonusPercent, hyperBonus } = coupon.rewards;
  const unit = useMemo(() => unitReturnsOf(coupon), [coupon]);
  const canReturn = coupon.rows.every(isPlaceable);
  const returns = amount.ok ? returnsAt(coupon, unit, amount.minor) : null;
  // Unchanged elements are not rendered again on every keystroke.
  const before = useMemo(
    () => (
      <>
        <SystemForm coupon={coupon} />
        <PromoForm coupon={coupon} reply={reply} />
        <QuickAmounts coupon={coupon} label={t("quick_amounts")} />
        {coupon.isAutoMaxOffered ? <AutoMaxForm coupon={coupon} /> : null}
      </>
    ),
    [coupon, reply, t],
  );

  return (
    <PlaceFrame
      coupon={coupon}
      accounts={accounts}
      isSignedIn={isSignedIn}
      before={before}
      action={
        amount.ok ? t("place", { amount: money(amount.minor, coupon.iso, true) }) : t("place_any")
      }
    >
      <input type="hidden" name="bonusPercent" value={bonusPercent} />
      <input type="hidden" name="hyperBonusPercent" value={hyperBonus?.percent ?? 0} />
      <AmountField
        name="amount"
        label={t("stake")}
        iso={coupon.iso}
        submit={{ name: "intent", value: "place" }}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
        hint={
          <>
            <StakeBoundsText min={coupon.minBet} max={coupon.maxBet} iso={coupon.iso} />
            {coupon.isActiveAutoMax ? (
              <span className={styles.following}>{t("auto_max_hint")}</span>
            ) : null}
            {coupon.vip ? <VipNote vip={coupon.vip} iso={coupon.iso} /> : null}
          </>
        }
        error={refusal ? { code: refusal.code, message: words(refusal) } : null}
        readOnly={coupon.isChecking || coupon.isActiveAutoMax}
      />
      <AdvanceField
        coupon={coupon}
        typed={advance.typed}
        onType={advance.type}
        refusal={advance.refusal(amount.ok ? amount.minor : null)}
      />
      <dl className={classNames(pairs.pairs, styles.totals)}>
        {kindOf(coupon.effectiveTypeId).lines ? (
          returns && amount.ok ? (
            <SystemSums
              range={returns.range}
              canReturn={canReturn}
              stake={amount.minor}
              iso={coupon.iso}
              hasReturns={coupon.shown.possibleWin}
            />
          ) : null
        ) : (
          <WholeSums
            coupon={coupon}
            range={canReturn ? (returns?.range ?? null) : null}
            added={canReturn ? (returns?.added ?? zero()) : zero()}
          />
        )}
      </dl>
    </PlaceFrame>
  );
}
