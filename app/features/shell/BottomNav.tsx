import { Link } from "@remix-run/react";
import { useTranslation } from "~/i18n/I18nProvider";
import { Icon } from "~/ui/Icon";
import { MachineReadableValue } from "~/ui/MachineReadableValue";
import { VisuallyHidden } from "~/ui/VisuallyHidden";
import styles from "./BottomNav.module.css";
import type { BottomNavItem } from "./types";

interface BottomNavProps {
  readonly items: readonly BottomNavItem[];
  /** Number of bets in the coupon. */
  readonly couponCount: number;
  /** Opens the coupon sheet by script; null where the coupon's link only leads to its page. */
  readonly onCoupon: (() => void) | null;
}

/** Bottom navigation on phones; hidden on wide screens. */
export function BottomNav({ items, couponCount, onCoupon }: BottomNavProps) {
  const { t } = useTranslation("shell");
  return (
    <nav className={styles.nav} aria-label={t("nav_bottom")}>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.href}>
            <Link
              to={item.href}
              rel={item.isForGuests ? "nofollow" : undefined}
              className={styles.item}
              aria-current={item.isCurrent ? "page" : undefined}
              onClick={(event) => {
                if (!item.isCoupon || !onCoupon) return;
                event.preventDefault();
                onCoupon();
              }}
            >
              <span className={styles.icon}>
                <Icon name={item.icon} />
                {item.isCoupon ? (
                  <span
                    className={styles.count}
                    data-empty={couponCount === 0 ? "" : undefined}
                    aria-hidden="true"
                  >
                    <MachineReadableValue name="coupon-count" value={couponCount} />
                  </span>
                ) : null}
              </span>
              {item.isCoupon && couponCount > 0 ? (
                <>
                  <span aria-hidden="true">{item.label}</span>
                  <VisuallyHidden>{t("coupon_bets", { count: couponCount })}</VisuallyHidden>
                </>
              ) : (
                <span>{item.label}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
