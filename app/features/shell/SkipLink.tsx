import { useTranslation } from "~/i18n/I18nProvider";
import styles from "./SkipLink.module.css";

/** Id of the page's own content: where the skip link and "back to top" lead. */
export const contentId = "content";
/** Id of the coupon column. */
export const couponId = "coupon-column";

/** First stops of the keyboard: past the navigation, and to the coupon where the page has one. */
export function SkipLink({ hasCoupon = false }: { hasCoupon?: boolean }) {
  const { t } = useTranslation("shell");
  return (
    <div className={styles.links}>
      <a href={`#${contentId}`} className={styles.link}>
        {t("skip_to_content")}
      </a>
      {hasCoupon ? (
        <a href={`#${couponId}`} className={styles.link}>
          {t("skip_to_coupon")}
        </a>
      ) : null}
    </div>
  );
}
