import { Link } from "@remix-run/react";
import { useTranslation } from "~/i18n/I18nProvider";
import { usePageContext } from "./page-context";
import styles from "./SkipLink.module.css";

/** Id of the page's content, target of the skip link and "back to top". */
export const contentId = "content";
/** Id of the coupon column. */
export const couponColumnId = "coupon-column";

interface SkipLinkProps {
  /**
   * Opens the coupon's sheet on phones, or focuses its column, by script; null where the page has neither, and the
   * link leads to the coupon's page.
   */
  readonly onCoupon?: (() => void) | null;
}

/**
 * The first keyboard stops: skip links to the content and to the coupon, on the coupon's own page to the content alone
 * (ACS-07).
 */
export function SkipLink({ onCoupon = null }: SkipLinkProps) {
  const { t } = useTranslation("shell");
  const { paths, here } = usePageContext();
  const isCouponPage = here.split("?")[0] === paths.coupon;
  return (
    // A landmark, since a link to another page is not what checkers know as a skip link.
    <section className={styles.links} aria-label={t("skip_links")}>
      <a href={`#${contentId}`} className={styles.link}>
        {t("skip_to_content")}
      </a>
      {isCouponPage ? null : (
        <Link
          to={paths.coupon}
          className={styles.link}
          onClick={(event) => {
            if (!onCoupon) return;
            event.preventDefault();
            onCoupon();
          }}
        >
          {t("skip_to_coupon")}
        </Link>
      )}
    </section>
  );
}
