import { useTranslation } from "~/i18n/I18nProvider";
import { AmountField } from "~/ui/AmountField";
import { Button } from "~/ui/Button";
import { classNames } from "~/ui/class-names";
import { Money, useMoneyText, usePlainAmount } from "~/ui/Money";
import pairs from "~/ui/Pairs.module.css";
import { CouponForm } from "../CouponForm";
import type { CouponPanelProps } from "../panel/CouponPanel";
import { returnCoefs } from "../refusals";
import type { CouponReply } from "../reply";
import { QuickAmounts } from "../stakes/QuickAmounts";
import { stakedOnEach } from "../stakes/singles";
import type { TypedStakes } from "../stakes/use-typed-stakes";
import { useRefusalText } from "../use-refusal-text";
import styles from "./PlaceForm.module.css";
import { PlaceFrame } from "./PlaceFrame";

interface PlaceSinglesProps extends Pick<CouponPanelProps, "coupon" | "accounts" | "isSignedIn"> {
  readonly stakes: TypedStakes;
  readonly reply: CouponReply | null;
}

/** Places bets one by one: a common stake, the total and the button (CPN-02, CPP-04). */
export function PlaceSingles({ coupon, accounts, isSignedIn, stakes, reply }: PlaceSinglesProps) {
  const { t } = useTranslation("coupon");
  const money = useMoneyText();
  const { iso, rows, account } = coupon;
  const singles = coupon.singles ?? [];
  const plain = usePlainAmount(iso);
  const coefs = returnCoefs(rows);
  const { stake, win, isWhole } = stakedOnEach(singles, coefs, (id) => plain(stakes.of(id)), iso);
  const amount = money(stake, iso, true);
  return (
    <PlaceFrame
      coupon={coupon}
      accounts={accounts}
      isSignedIn={isSignedIn}
      before={<SameStake coupon={coupon} reply={reply} />}
      action={isWhole ? t("place_singles", { count: singles.length, amount }) : t("place_any")}
    >
      <dl className={classNames(pairs.pairs, styles.totals)}>
        <div>
          <dt>{t("stake_total")}</dt>
          <dd>
            <Money minor={stake} iso={iso} />
          </dd>
        </div>
        {coupon.shown.possibleWin ? (
          <div>
            <dt>{t("receipts_win")}</dt>
            <dd className={styles.win}>
              {win > 0 ? <Money minor={win} iso={iso} name="possible-win" /> : "–"}
            </dd>
          </div>
        ) : null}
      </dl>
      <p className={styles.note}>
        {account && stake > account.money ? t("singles_over_balance") : t("singles_hint")}
      </p>
    </PlaceFrame>
  );
}

/** One stake for every bet, chosen or typed. */
function SameStake({ coupon, reply }: Pick<PlaceSinglesProps, "coupon" | "reply">) {
  const { t } = useTranslation("coupon");
  const words = useRefusalText(coupon.iso);
  const refusal = reply?.refusals.find(
    ({ code, marketId }) => code === "amount" && marketId === undefined,
  );
  const known = reply?.values["amount"] ?? coupon.amount;
  return (
    <>
      <QuickAmounts coupon={coupon} label={t("singles_all")} />
      <CouponForm intent="amount" className={styles.same}>
        <AmountField
          key={known}
          name="amount"
          label={t("singles_all")}
          iso={coupon.iso}
          defaultValue={known}
          error={refusal ? { code: refusal.code, message: words(refusal) } : null}
          readOnly={coupon.isChecking}
          after={
            <Button look="quiet" isSmall disabled={coupon.isChecking}>
              {t("singles_apply")}
            </Button>
          }
        />
      </CouponForm>
    </>
  );
}
