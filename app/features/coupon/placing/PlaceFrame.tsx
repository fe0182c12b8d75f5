import type { FormEvent, ReactNode } from "react";
import { useShell } from "~/features/page/page-context";
import { useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import { LineLink } from "~/ui/LineLink";
import { useCouponQueue } from "../CouponQueue";
import type { CouponPanelProps } from "../panel/CouponPanel";
import { blockedBy } from "../refusals";
import { AccountPart } from "../stakes/AccountForm";
import { StakeLimitText } from "../stakes/StakeLimitText";
import { useRefusalText } from "../use-refusal-text";
import styles from "./PlaceForm.module.css";

/** Id of the placing form: fields elsewhere on the page refer to it. */
export const placeFormId = "place-form";

interface PlaceFrameProps extends Pick<CouponPanelProps, "coupon" | "accounts" | "isSignedIn"> {
  /** Separate forms above the placing form. */
  readonly before: ReactNode;
  /** Fields and totals. */
  readonly children: ReactNode;
  /** The button's text. */
  readonly action: string;
}

/** What all types share: account, form with the coupon's key, button and its refusal. */
export function PlaceFrame({
  coupon,
  accounts,
  isSignedIn,
  before,
  children,
  action,
}: PlaceFrameProps) {
  const { t } = useTranslation("coupon");
  const { csrf, here, paths } = useShell();
  const { post, pending } = useCouponQueue();
  const words = useRefusalText(coupon.iso);
  const isPlacing = pending.some((form) => form.get("intent") === "place");
  const blocked = blockedBy(coupon);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPlacing) return;
    post(new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter));
  };

  return (
    <div className={styles.place}>
      <AccountPart coupon={coupon} accounts={accounts} />
      {before}
      <form id={placeFormId} method="post" action={paths.coupon} onSubmit={onSubmit} noValidate>
        <input type="hidden" name="csrf" value={csrf} />
        <input type="hidden" name="key" value={coupon.key} />
        <input type="hidden" name="returnUrl" value={here} />
        {children}
        {coupon.stakeLimit ? <StakeLimitText limit={coupon.stakeLimit} /> : null}
        <Button
          name="intent"
          value="place"
          isWide
          disabled={isPlacing}
          disabledReason={blocked ? words(blocked) : null}
        >
          {isPlacing ? t("placing") : isSignedIn ? action : t("sign_in_to_place")}
        </Button>
      </form>
      <p className={styles.settings}>
        <LineLink to={paths.couponSettings}>{t("settings_link")}</LineLink>
      </p>
    </div>
  );
}
