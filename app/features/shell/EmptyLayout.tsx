import { contentId } from "~/features/page/SkipLink";
import styles from "./Layouts.module.css";
import { inertProps, type LayoutProps } from "./layout-props";

/** The layout with only the content and the legal row, for print pages and popups (LIM-18). */
export function EmptyLayout({ consent, isInert, footer, children }: LayoutProps) {
  return (
    <div {...inertProps({ isInert })}>
      {consent}
      <main className={styles.empty} id={contentId} tabIndex={-1}>
        {children}
      </main>
      {footer}
    </div>
  );
}
