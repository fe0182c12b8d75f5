import { typedValueOf } from "~/features/forms/reply";
import { AmountField } from "~/features/money/AmountField";
import { useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import { Money, useMoneyFormatter } from "~/ui/Money";
import { CouponPostForm } from "../CouponPostForm";
import type { CouponPanelProps } from "../panel/CouponPanel";
import type { SinglesReturnView } from "../returns/singles-return";
import { QuickStakeButtons } from "../stakes/QuickStakeButtons";
import { StakesTotal } from "../stakes/StakesTotal";
import { useRefusalText } from "../use-refusal-text";
import styles from "./PlaceForm.module.css";
import { PlaceFrame } from "./PlaceFrame";

interface PlaceSinglesProps extends CouponPanelProps {
  /** Totals of the typed stakes. */
  readonly shown: SinglesReturnView;
}

/** Places bets one by one: a common stake, the total and the button (CPN-02, CPP-04). */
export function SinglesPlaceForm({ shown, ...props }: PlaceSinglesProps) {
  const { coupon, reply } = props;
  const { t } = useTranslation("coupon");
  const money = useMoneyFormatter();
  const { iso } = coupon;
  const { stake, win, count } = shown;
  const amount = money(stake, iso, true);
  return (
    <PlaceFrame
      {...props}
      quick={<QuickStakeButtons coupon={coupon} label={t("singles_all")} isLabelled />}
      more={<SameStake coupon={coupon} reply={reply} />}
      isMoreOpen={isOfAll(reply)}
      amount={amount}
      stakeRefusal={shown.refusal}
      action={count > 0 ? t("place_singles", { count, amount }) : null}
      sums={
        <StakesTotal coupon={coupon} stake={stake}>
          {coupon.shown.possibleWin ? (
            <div className={styles.win}>
              <dt>{t("receipts_win")}</dt>
              <dd>{win === null ? "–" : <Money minor={win} iso={iso} name="possible-win" />}</dd>
            </div>
          ) : null}
        </StakesTotal>
      }
    />
  );
}

type SameStakeProps = Pick<PlaceSinglesProps, "coupon" | "reply">;

/** The refusal of the stake for all bets. */
const refusalOfAll = (reply: SameStakeProps["reply"]) =>
  reply?.refusals.find(({ code, marketId }) => code === "amount" && marketId === undefined);
const isOfAll = (reply: SameStakeProps["reply"]) => refusalOfAll(reply) !== undefined;

/** One typed stake for every bet. */
function SameStake({ coupon, reply }: SameStakeProps) {
  const { t } = useTranslation("coupon");
  const words = useRefusalText(coupon.iso);
  const refusal = refusalOfAll(reply);
  const known = typedValueOf(reply, "amount") ?? coupon.amount;
  return (
    <CouponPostForm intent="amount">
      <AmountField
        key={known}
        name="amount"
        label={t("singles_all")}
        iso={coupon.iso}
        defaultValue={known}
        hint={t("singles_hint")}
        error={refusal ? { code: refusal.code, message: words(refusal) } : null}
        after={
          <Button look="quiet" isSmall>
            {t("singles_apply")}
          </Button>
        }
      />
    </CouponPostForm>
  );
}
