import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { fromMinor } from "~/domain/money/money";
import { CsrfField } from "~/features/page/CsrfField";
import { usePageContext } from "~/features/page/page-context";
import { useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import { Icon } from "~/ui/Icon";
import { MachineReadableValue } from "~/ui/MachineReadableValue";
import { useMoneyFormatter } from "~/ui/Money";
import { useCouponPostQueue } from "../CouponPostQueue";
import { intentOf } from "../coupon-post";
import styles from "./OneClickBar.module.css";
import type { OneClick } from "./one-click";
import {
  noOneClickResults,
  onOneClickResultsChange,
  readOneClickResults,
} from "./one-click-presses";

const loadResult = () => import("./OneClickResult");
const OneClickResult = lazy(loadResult);

/**
 * Shown while one-click is on: its stake, a button that switches it off, and the results of this page's
 * presses (CPS-04). Fixed at the window's lower edge, without layout shift.
 */
export function OneClickBar({ oneClick }: { oneClick: OneClick }) {
  const { t } = useTranslation("coupon");
  const money = useMoneyFormatter();
  const { here, paths } = usePageContext();
  const { pending } = useCouponPostQueue();
  const presses = useSyncExternalStore(
    onOneClickResultsChange,
    readOneClickResults,
    noOneClickResults,
  );
  // The component that shows a lost response must be loaded before the network fails.
  useEffect(() => void loadResult().catch(() => undefined), []);
  const isPlacing = pending.some((form) => intentOf(form) === "one-click");
  const amount = money(oneClick.stake, oneClick.iso, true);
  return (
    <section className={styles.bar} aria-label={t("one_click_label")} data-one-click="">
      {presses.length > 0 ? (
        <Suspense fallback={null}>
          <div className={styles.told}>
            {presses.map((reply) => (
              <OneClickResult key={reply.bet} reply={reply} />
            ))}
          </div>
        </Suspense>
      ) : null}
      <div className={styles.sign}>
        <Icon name="warning" />
        <p className={styles.words}>
          <MachineReadableValue
            name="one-click-stake"
            value={fromMinor(oneClick.stake, oneClick.iso)}
          >
            {isPlacing
              ? t("one_click_placing")
              : t(oneClick.isBonus ? "one_click_is_on_bonus" : "one_click_is_on", { amount })}
          </MachineReadableValue>
        </p>
        <form method="post" action={paths.couponSettings}>
          <CsrfField />
          <input type="hidden" name="isActiveOneClick" value="0" />
          <input type="hidden" name="returnUrl" value={here} />
          <Button look="quiet" isSmall>
            {t("one_click_turn_off")}
          </Button>
        </form>
      </div>
    </section>
  );
}
