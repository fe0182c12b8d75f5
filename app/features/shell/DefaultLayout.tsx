import type { ReactNode } from "react";
import { contentId, couponColumnId, SkipLink } from "~/features/page/SkipLink";
import { useTranslation } from "~/i18n/I18nProvider";
import { classNames } from "~/ui/class-names";
import styles from "./Layouts.module.css";
import { inertProps, type LayoutProps } from "./layout-props";

interface DefaultLayoutProps extends LayoutProps {
  /** null where the screen hides it (LAY-02). */
  readonly header: ReactNode;
  /** The session strip of a signed-in player, under the header. */
  readonly strip?: ReactNode;
  /** The banner of the app, on phones. */
  readonly banner?: ReactNode;
  /** The column of sports; null gives its space to the content. */
  readonly left?: ReactNode;
  /** The column is folded to its button. */
  readonly isLeftFolded?: boolean;
  readonly coupon?: ReactNode;
  /** Leads to the coupon by script: its column, or the sheet on phones; null where its column is folded. */
  readonly onCoupon?: (() => void) | null;
  /** Whether the coupon sheet is open on phones. */
  readonly isCouponOpen?: boolean;
  /** The page lies behind the open sheet, and rests: half covered buttons are too small to press. */
  readonly isBehindSheet?: boolean;
  /**
   * Whether the coupon scrolls away with the page on wide screens, else it stays in view (CPS-06).
   */
  readonly isCouponLoose?: boolean;
  /** The coupon's column is folded to its button on wide screens (LAY-13). */
  readonly isCouponFolded?: boolean;
  /** A sign that is fixed to the window's lower edge on every page. */
  readonly sign?: ReactNode;
  readonly bottomNav?: ReactNode;
  /** Floating helpers: support button, back to top, snow. */
  readonly extras?: ReactNode;
}

/** The common layout (LAY-01): header, three columns on wide screens, footer, bottom navigation on phones. */
export function DefaultLayout(props: DefaultLayoutProps) {
  const { t } = useTranslation("shell");
  const hasLeft = Boolean(props.left);
  const hasCoupon = Boolean(props.coupon);
  const behind = inertProps({ isInert: props.isBehindSheet === true });
  return (
    <div
      className={classNames(styles.page, Boolean(props.bottomNav) && styles.hasBottomNav)}
      id="top"
      {...inertProps(props)}
    >
      <SkipLink onCoupon={hasCoupon ? (props.onCoupon ?? null) : null} />
      {props.consent}
      <div className={styles.top} {...behind}>
        {props.header}
        {props.strip}
        {props.banner}
      </div>
      <div
        className={styles.columns}
        data-strip={props.strip ? "" : undefined}
        data-folded={hasLeft && props.isLeftFolded ? "" : undefined}
        data-coupon-folded={hasCoupon && props.isCouponFolded ? "" : undefined}
        data-columns={`${hasLeft ? "left " : ""}main${hasCoupon ? " coupon" : ""}`}
      >
        {hasLeft ? (
          <aside className={styles.left} aria-label={t("nav_sports_label")}>
            {props.left}
          </aside>
        ) : null}
        <div className={styles.middle} {...behind}>
          {props.notifications}
          <main className={styles.main} id={contentId} tabIndex={-1}>
            {props.children}
          </main>
        </div>
        {hasCoupon ? (
          <aside
            className={styles.coupon}
            id={couponColumnId}
            tabIndex={-1}
            aria-label={t("nav_coupon")}
            data-open={props.isCouponOpen ? "" : undefined}
            data-loose={props.isCouponLoose ? "" : undefined}
          >
            <div
              {...(props.isBehindSheet
                ? { role: "dialog", "aria-modal": true, "aria-label": t("nav_coupon") }
                : {})}
            >
              {props.coupon}
            </div>
          </aside>
        ) : null}
      </div>
      <div className={styles.top} {...behind}>
        {props.footer}
        {props.sign}
        {props.bottomNav}
        {props.extras}
      </div>
    </div>
  );
}
