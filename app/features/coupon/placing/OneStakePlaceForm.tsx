import { useMemo } from "react";
import { couponKindByType } from "~/domain/coupon/kinds";
import { accountWithAdvance } from "~/domain/coupon/stakes/advance";
import { stakeRefusals } from "~/domain/coupon/stakes/stake";
import { parseTypedAmount } from "~/domain/money/money";
import { typedValueOf } from "~/features/forms/reply";
import { useTranslation } from "~/i18n/I18nProvider";
import { classNames } from "~/ui/class-names";
import { useMoneyFormatter, useTypedAmountNormalizer } from "~/ui/Money";
import pairs from "~/ui/Pairs.module.css";
import type { CouponPanelProps } from "../panel/CouponPanel";
import { CouponReturnRows } from "../returns/CouponReturnRows";
import { couponReturnView } from "../returns/coupon-return";
import { SystemReturnRows } from "../returns/SystemReturnRows";
import { calculateUnitReturnRanges } from "../returns/stake-returns";
import { AdvanceField } from "../stakes/AdvanceField";
import { AutoMaxForm } from "../stakes/AutoMaxForm";
import { CouponStakeField } from "../stakes/CouponStakeField";
import { QuickStakeButtons } from "../stakes/QuickStakeButtons";
import { useTypedAdvance } from "../stakes/use-typed-advance";
import { useTypedText } from "../stakes/use-typed-since";
import styles from "./PlaceForm.module.css";
import { PlaceFrame } from "./PlaceFrame";

/**
 * The one stake on the whole coupon, its possible return and the button; singles and blocks have
 * forms of their own. Computes as the player types; the platform validates.
 */
export function OneStakePlaceForm(props: CouponPanelProps) {
  const { coupon, reply } = props;
  const { t } = useTranslation("coupon");
  const known = typedValueOf(reply, "amount") ?? coupon.amount;
  const [typed, type] = useTypedText(known);
  const advance = useTypedAdvance(coupon, reply);
  const money = useMoneyFormatter();

  const plain = useTypedAmountNormalizer(coupon.iso)(typed);
  const amount = parseTypedAmount(plain, coupon.iso);
  const stake = amount.ok ? amount.minor : null;
  const funds = accountWithAdvance(coupon.account, advance.minor);
  const ofAdvance = advance.refusal(stake);
  const limits = { min: coupon.minBet, max: coupon.vip?.max ?? coupon.maxBet };
  const replied = known === typed ? (reply?.refusals ?? []) : [];
  // A stake that nobody has typed yet is asked for when the bet is placed.
  const own = typed.trim() === "" ? [] : stakeRefusals(plain, coupon.iso, limits, funds);
  const { bonusPercent, hyperBonus } = coupon.rewards;
  const unit = useMemo(() => calculateUnitReturnRanges(coupon), [coupon]);
  const returns = couponReturnView(coupon, unit, plain, advance.plain);
  const text = stake === null ? "" : money(stake, coupon.iso, true);
  // Unchanged elements are not rendered again on every keystroke.
  const quick = useMemo(
    () => <QuickStakeButtons coupon={coupon} label={t("quick_amounts")} />,
    [coupon, t],
  );

  return (
    <PlaceFrame
      {...props}
      quick={quick}
      more={
        coupon.isAutoMaxOffered || coupon.availablePrepaidAmount > 0 ? (
          <>
            {coupon.isAutoMaxOffered ? <AutoMaxForm coupon={coupon} /> : null}
            <AdvanceField coupon={coupon} advance={advance} own={ofAdvance} />
          </>
        ) : null
      }
      isMoreOpen={coupon.isActiveAutoMax || advance.typed !== "" || ofAdvance !== null}
      amount={text}
      stakeRefusal={own[0] ?? null}
      action={stake === null ? null : t("place", { amount: text })}
      stake={
        <>
          <input type="hidden" name="bonusPercent" value={bonusPercent} />
          <input type="hidden" name="hyperBonusPercent" value={hyperBonus?.percent ?? 0} />
          <CouponStakeField
            coupon={coupon}
            typed={typed}
            onType={type}
            replied={replied}
            own={own}
          />
        </>
      }
      sums={
        <dl className={classNames(pairs.pairs, styles.totals)}>
          {couponKindByType(coupon.effectiveTypeId).lines ? (
            <SystemReturnRows coupon={coupon} shown={returns} stake={stake} />
          ) : (
            <CouponReturnRows coupon={coupon} shown={returns} stake={stake} />
          )}
        </dl>
      }
    />
  );
}
