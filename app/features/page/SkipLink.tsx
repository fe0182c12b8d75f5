import { useTranslation } from "~/i18n/I18nProvider";
import styles from "./SkipLink.module.css";

/** Id of the page's content, target of the skip link and "back to top". */
export const contentId = "content";
/** Id of the coupon column. */
export const couponColumnId = "coupon-column";

/** The first keyboard stops: skip links to the content, and to the coupon where the page has one. */
export function SkipLink({ hasCoupon = false }: { hasCoupon?: boolean }) {
  const { t } = useTranslation("shell");
  return (
    <div className={styles.links}>
      <a href={`#${contentId}`} className={styles.link}>
        {t("skip_to_content")}
      </a>
      {hasCoupon ? (
        <a href={`#${couponColumnId}`} className={styles.link}>
          {t("skip_to_coupon")}
        </a>
      ) : null}
    </div>
  );
}
