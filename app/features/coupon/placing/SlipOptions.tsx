import type { ReactNode } from "react";
import { usePageContext } from "~/features/page/page-context";
import { useTranslation } from "~/i18n/I18nProvider";
import { Disclosure } from "~/ui/Disclosure";
import { LinkWithTouchSizedTarget } from "~/ui/LinkWithTouchSizedTarget";
import { PromoCodeForm } from "../bonuses/PromoCodeForm";
import type { CouponPanelProps } from "../panel/CouponPanel";
import { choiceFieldOfRefusal, isPromoRefusal, isShareCodeRefusal } from "../refusals";
import { ShareCodeForms } from "../sharing/CodeForms";
import { PayingAccountChoiceOrBalance } from "../stakes/AccountForm";
import styles from "./PlaceForm.module.css";

interface SlipOptionsProps extends Pick<CouponPanelProps, "coupon" | "accounts" | "reply"> {
  readonly isOpen: boolean;
  /** What the type adds. */
  readonly children: ReactNode;
}

/**
 * Folded options that few bets need: the paying account, promo code, share codes and settings. It is open where
 * something in it has an error, or holds a choice that changes the bet.
 */
export function SlipOptions({ coupon, accounts, reply, isOpen, children }: SlipOptionsProps) {
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
