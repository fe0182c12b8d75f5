import { Link } from "@remix-run/react";
import Big from "big.js";
import { type FormEvent, useEffect, useState } from "react";
import { useTranslation } from "~/i18n/I18nProvider";
import { AmountField } from "~/ui/AmountField";
import { Button } from "~/ui/Button";
import { Money, useMoneyText } from "~/ui/Money";
import { Value } from "~/ui/Value";
import { currencyOf, fromMinor, readAmount } from "../money/money";
import { shownPrice } from "../odds/price";
import { useShell } from "../shell/shell-context";
import { AccountForm } from "./AccountForm";
import { CouponForm } from "./CouponForm";
import type { CouponPanelProps } from "./CouponPanel";
import { useCouponQueue } from "./CouponQueue";
import styles from "./PlaceForm.module.css";
import type { CouponReply } from "./reply";
import { possibleWin } from "./settle";
import { stakeRefusals } from "./stake";
import { useRefusalText } from "./use-refusal-text";

type PlaceFormProps = Pick<CouponPanelProps, "coupon" | "accounts" | "isSignedIn"> & {
  readonly reply: CouponReply | null;
};

/** Stake, what it may bring, and the button; what is typed is counted at once, and judged by the platform. */
export function PlaceForm({ coupon, accounts, isSignedIn, reply }: PlaceFormProps) {
  const { t } = useTranslation("coupon");
  const { csrf, here, paths } = useShell();
  const { post, pending } = useCouponQueue();
  const [typed, setTyped] = useTypedAmount(reply?.values["amount"] ?? coupon.amount);
  const isPlacing = pending.some((form) => form.get("intent") === "place");
  const words = useRefusalText(coupon.iso);
  const money = useMoneyText();

  const amount = readAmount(typed, coupon.iso);
  const told =
    reply?.refusals.filter((refusal) =>
      ["amount", "below-minimum", "above-maximum", "funds", "limit"].includes(refusal.code),
    ) ?? [];
  const [refusal] = [
    ...(reply?.values["amount"] === typed ? told : []),
    ...stakeRefusals(typed, coupon.iso, { min: coupon.minBet, max: coupon.maxBet }, coupon.account),
  ];
  const error = refusal ? { code: refusal.code, message: words(refusal) } : null;
  const win = amount.ok ? winOf(amount.minor, coupon) : null;
  const blocked = [...coupon.refusals.bet, ...coupon.refusals.coupon, ...coupon.refusals.account].find(
    ({ code }) => code !== "price-changed" && code !== "sign-in",
  );

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPlacing) return;
    post(new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter));
  };

  return (
    <div className={styles.place}>
      {accounts.length > 1 ? (
        <AccountForm accounts={accounts} accountId={coupon.accountId} isDisabled={coupon.isChecking} />
      ) : null}
      <QuickAmounts coupon={coupon} />
      <form method="post" action={paths.coupon} onSubmit={onSubmit} noValidate>
        <input type="hidden" name="csrf" value={csrf} />
        <input type="hidden" name="key" value={coupon.key} />
        <input type="hidden" name="returnUrl" value={here} />
        <AmountField
          name="amount"
          label={t("stake")}
          symbol={currencyOf(coupon.iso).symbol}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          hint={<Bounds coupon={coupon} />}
          error={error}
          readOnly={coupon.isChecking}
        />
        <dl className={styles.totals}>
          <div>
            <dt>{t("total_odds")}</dt>
            <dd>
              <Value name="coupon-coef" value={coupon.coef}>
                {shownPrice(coupon.coef)}
              </Value>
            </dd>
          </div>
          <div>
            <dt>{t("possible_win")}</dt>
            <dd className={styles.win}>
              {win === null ? "–" : <Money minor={win} iso={coupon.iso} name="possible-win" />}
            </dd>
          </div>
        </dl>
        <Button
          name="intent"
          value="place"
          isWide
          disabled={isPlacing}
          disabledReason={blocked ? words(blocked) : null}
        >
          {isPlacing
            ? t("placing")
            : !isSignedIn
              ? t("sign_in_to_place")
              : amount.ok
                ? t("place", { amount: money(amount.minor, coupon.iso, true) })
                : t("place_any")}
        </Button>
      </form>
      <p className={styles.settings}>
        <Link to={paths.couponSettings}>{t("settings_link")}</Link>
      </p>
    </div>
  );
}

/** What is typed stays until the coupon itself says another amount. */
function useTypedAmount(known: string) {
  const [typed, setTyped] = useState(known);
  useEffect(() => setTyped(known), [known]);
  return [typed, setTyped] as const;
}

function winOf(stake: number, coupon: PlaceFormProps["coupon"]): number {
  const win = possibleWin(stake, new Big(coupon.coef));
  return coupon.maxPayout === null ? win : Math.min(win, coupon.maxPayout);
}

function Bounds({ coupon: { minBet, maxBet, iso } }: Pick<PlaceFormProps, "coupon">) {
  const { t } = useTranslation("coupon");
  return (
    <>
      {minBet === null ? null : (
        <>
          {t("min")}: <Money minor={minBet} iso={iso} name="min-bet" isShort />
        </>
      )}
      {minBet !== null && maxBet !== null ? " · " : null}
      {maxBet === null ? null : (
        <>
          {t("max")}: <Money minor={maxBet} iso={iso} name="max-bet" isShort />
        </>
      )}
    </>
  );
}

function QuickAmounts({ coupon }: Pick<PlaceFormProps, "coupon">) {
  const { t } = useTranslation("coupon");
  const money = useMoneyText();
  const amounts = [1, 2, 5, 10].map((times) => times * coupon.step);
  return (
    <CouponForm intent="amount" className={styles.quick}>
      <span className={styles.quickLabel}>{t("quick_amounts")}</span>
      {amounts.map((minor) => (
        <button
          type="submit"
          key={minor}
          name="amount"
          value={fromMinor(minor, coupon.iso)}
          className={styles.chip}
          disabled={coupon.isChecking}
        >
          {money(minor, coupon.iso, true)}
        </button>
      ))}
    </CouponForm>
  );
}
