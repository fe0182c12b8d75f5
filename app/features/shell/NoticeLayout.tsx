import { contentId } from "~/features/page/SkipLink";
import styles from "./Layouts.module.css";
import type { LayoutProps } from "./layout-props";

/**
 * The layout of blocked and maintenance pages: company name, one message and helpful links; `footer` where
 * the rest of the site is available (LIM-18).
 */
export function NoticeLayout({
  brand,
  kind,
  footer,
  children,
}: Pick<LayoutProps, "footer" | "children"> & {
  readonly brand: string;
  readonly kind: "blocked" | "maintenance";
}) {
  return (
    <div className={styles.notice} data-layout={kind} id="top">
      <header className={styles.noticeBrand}>{brand}</header>
      <main className={styles.noticeMain} id={contentId} tabIndex={-1}>
        {children}
      </main>
      {footer}
    </div>
  );
}
