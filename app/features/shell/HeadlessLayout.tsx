import { contentId, SkipLink } from "~/features/page/SkipLink";
import styles from "./Layouts.module.css";
import { inertProps, type LayoutProps } from "./layout-props";

/** The layout without header and columns, for landings (SCR-13). */
export function HeadlessLayout({ consent, isInert, notifications, footer, children }: LayoutProps) {
  return (
    <div className={styles.page} id="top" {...inertProps({ isInert })}>
      <SkipLink />
      {consent}
      {notifications}
      <main className={styles.headless} id={contentId} tabIndex={-1}>
        {children}
      </main>
      {footer}
    </div>
  );
}
