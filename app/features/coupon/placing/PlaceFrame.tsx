import { getFormProps, useFormMetadata } from "@conform-to/react";
import { type FormEvent, type ReactNode, useMemo } from "react";
import type { Refusal } from "~/domain/coupon/refusal";
import { CsrfField } from "~/features/page/CsrfField";
import { usePageContext } from "~/features/page/page-context";
import { useShellData } from "~/features/page/shell-data";
import { useTranslation } from "~/i18n/I18nProvider";
import { Button, ButtonLink } from "~/ui/Button";
import { Disclosure } from "~/ui/Disclosure";
import { LinkWithTouchSizedTarget } from "~/ui/LinkWithTouchSizedTarget";
import { PromoCodeForm } from "../bonuses/PromoCodeForm";
import { useCouponPostQueue } from "../CouponPostQueue";
import { intentOf } from "../coupon-post";
import { ClosedNotice } from "../panel/ClosedNotice";
import type { CouponPanelProps } from "../panel/CouponPanel";
import {
  blockingRefusal,
  choiceFieldOfRefusal,
  isPromoRefusal,
  isShareCodeRefusal,
} from "../refusals";
import { ShareCodeForms } from "../sharing/CodeForms";
import { PayingAccountChoiceOrBalance } from "../stakes/AccountForm";
import { StakeLimitText } from "../stakes/StakeLimitText";
import { useRefusalText } from "../use-refusal-text";
import { placeFormId } from "./PlaceAmountField";
import styles from "./PlaceForm.module.css";
import { acceptedPriceFields } from "./seen-prices";

interface PlaceFrameProps extends Omit<CouponPanelProps, "openBets"> {
  /** What the type adds to the folded part. */
  readonly more?: ReactNode;
  /** Whether something in it has to be seen. */
  readonly isMoreOpen?: boolean;
  /** Separate forms at the top of the foot. */
  readonly quick: ReactNode;
  /** Fields of the stake. */
  readonly stake?: ReactNode;
  /** Totals. */
  readonly sums: ReactNode;
  /** The button's text; null = there is nothing to place yet. */
  readonly action: string | null;
  /** The amount on the button. */
  readonly amount: string;
  /** What is known to be wrong with a typed stake; null = nothing. */
  readonly stakeRefusal: Refusal | null;
}

/**
 * The frame that the placing forms of all types share: the folded options, and the foot with the form that has
 * the coupon's key. A coupon that is being checked or closed to its player has neither stake nor button
 * (CPP-11, LIM-12).
 */
export function PlaceFrame(props: PlaceFrameProps) {
  const { coupon, accounts, reply, quick, stake, sums, more, isMoreOpen = false, onClose } = props;
  const { here, paths } = usePageContext();
  const form = useFormMetadata(placeFormId);
  const { post, pending } = useCouponPostQueue();
  const isPlacing = pending.some((one) => intentOf(one) === "place");
  const { closed, isChecking, stakeLimit } = coupon;
  const isStill = closed !== null || isChecking;

  // Unchanged elements are not rendered again on every keystroke.
  const options = useMemo(
    () => (
      <SlipOptions coupon={coupon} accounts={accounts} reply={reply} isOpen={isMoreOpen}>
        {more}
      </SlipOptions>
    ),
    [coupon, accounts, reply, isMoreOpen, more],
  );
  const closedNotice = useMemo(
    () => <ClosedNotice coupon={coupon} reply={reply} />,
    [coupon, reply],
  );

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPlacing) return;
    const placed = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
    // Beside a page the receipt takes the slip's place; the slip's own page leads to the receipt's.
    if (onClose) placed.set("stay", "1");
    post(placed);
  };

  return (
    <>
      {isChecking ? null : options}
      <div className={styles.foot} data-foot="">
        {isStill ? null : quick}
        <form
          {...getFormProps(form, { ariaAttributes: false })}
          method="post"
          action={paths.coupon}
          className={styles.form}
          onSubmit={onSubmit}
          noValidate
        >
          <CsrfField />
          <input type="hidden" name="key" value={coupon.key} />
          <input type="hidden" name="returnUrl" value={here} />
          {coupon.accountId === null ? null : (
            <input type="hidden" name="accountId" value={coupon.accountId} />
          )}
          {acceptedPriceFields(coupon.rows).map(([name, coef]) => (
            <input key={name} type="hidden" name={name} value={coef} />
          ))}
          {sums}
          {stakeLimit && !isStill ? <StakeLimitText limit={stakeLimit} /> : null}
          {closedNotice}
          {isStill ? null : <DepositForStake refusal={props.stakeRefusal} />}
          {isStill ? null : stake}
          {isStill ? null : <PlaceButton {...props} isPlacing={isPlacing} />}
        </form>
      </div>
    </>
  );
}

interface SlipOptionsProps extends Pick<CouponPanelProps, "coupon" | "accounts" | "reply"> {
  readonly isOpen: boolean;
  /** What the type adds. */
  readonly children: ReactNode;
}

/**
 * Folded options that few bets need: the paying account, promo code, share codes and settings. It is open where
 * something in it has an error, or holds a choice that changes the bet.
 */
function SlipOptions({ coupon, accounts, reply, isOpen, children }: SlipOptionsProps) {
  const { t } = useTranslation("coupon");
  const { paths } = usePageContext();
  const isRefused = (reply?.refusals ?? []).some(
    (refusal) =>
      isPromoRefusal(refusal) ||
      isShareCodeRefusal(refusal) ||
      choiceFieldOfRefusal(refusal) === "accountId",
  );
  const isOtherAccount = coupon.account !== null && !coupon.account.isActive;
  const hasPromo = coupon.promoCode !== "" || coupon.refusals.promo.length > 0;
  return (
    <Disclosure
      className={styles.more}
      open={isOpen || isRefused || isOtherAccount || hasPromo}
      summary={t("more_options")}
    >
      <div className={styles.parts}>
        <PayingAccountChoiceOrBalance coupon={coupon} accounts={accounts} />
        {children}
        <PromoCodeForm coupon={coupon} reply={reply} />
        <ShareCodeForms coupon={coupon} reply={reply} />
        <LinkWithTouchSizedTarget to={paths.couponSettings}>
          {t("settings_link")}
        </LinkWithTouchSizedTarget>
      </div>
    </Disclosure>
  );
}

/** The way to a deposit beside a stake above the balance; none where no deposit is possible (LIM-12). */
function DepositForStake({ refusal }: { readonly refusal: Refusal | null }) {
  const { t } = useTranslation("coupon");
  const { depositHref } = useShellData<{ readonly depositHref: string | null }>();
  if (refusal?.code !== "funds" || depositHref === null) return null;
  return (
    <ButtonLink to={depositHref} look="quiet" isSmall>
      {t("deposit_for_stake")}
    </ButtonLink>
  );
}

/** The button names the stake that it places, unless that stake is known to be wrong: then nothing would be placed. */
function PlaceButton({
  coupon,
  isSignedIn,
  action,
  amount,
  stakeRefusal,
  isPlacing,
}: Pick<PlaceFrameProps, "coupon" | "isSignedIn" | "action" | "amount" | "stakeRefusal"> & {
  readonly isPlacing: boolean;
}) {
  const { t } = useTranslation("coupon");
  const words = useRefusalText(coupon.iso);
  const blocked = blockingRefusal(coupon);
  const isAsking = coupon.rows.some(({ reasons }) => reasons.includes("price-changed"));
  const does =
    action === null || stakeRefusal
      ? t("place_any")
      : isAsking
        ? t("accept_place", { amount })
        : action;
  return (
    <Button
      name="intent"
      value="place"
      isWide
      className={styles.button}
      // Not disabled: it would lose the focus, to which a dialog or a refusal returns.
      aria-disabled={isPlacing || undefined}
      disabledReason={blocked ? words(blocked) : null}
    >
      {isPlacing ? t("placing") : isSignedIn ? does : t("sign_in_to_place")}
    </Button>
  );
}
