import { Link } from "@remix-run/react";
import { type ReactNode, useId } from "react";
import { usePageContext } from "~/features/page/page-context";
import { useTranslation } from "~/i18n/I18nProvider";
import { IconButton } from "~/ui/IconButton";
import styles from "./ReminderNote.module.css";

/** The reminder of a coupon that is not placed, and the way to it (CPR-01). */
export default function ReminderNote({
  bets,
  onClose,
}: {
  bets: number;
  onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("coupon");
  const { paths } = usePageContext();
  const titleId = useId();
  return (
    <section className={styles.note} aria-labelledby={titleId} data-reminder="coupon">
      <p id={titleId} className={styles.title}>
        {t("coupon_notify_title")}
      </p>
      <p className={styles.text}>{t("coupon_notify_text", { count: bets })}</p>
      <Link to={paths.coupon} className={styles.submit}>
        {t("coupon_notify_submit")}
      </Link>
      <div className={styles.close}>
        <IconButton type="button" icon="close" label={t("coupon_notify_close")} onClick={onClose} />
      </div>
    </section>
  );
}
