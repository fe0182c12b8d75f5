import { useTranslation } from "~/i18n/I18nProvider";
import { Icon } from "~/ui/Icon";
import styles from "./NoticePage.module.css";

/** Notice pages of the blocked layout (NTC-02, NTC-04). */
export type NoticeName =
  | "block"
  | "block-ua"
  | "block-ie"
  | "site-updates"
  | "coming-soon"
  | "suspension"
  | "oldbrowser";

/** A notice page: what happened, and how to contact support. */
export function NoticePage({
  name,
  supportHref,
}: {
  name: NoticeName;
  supportHref: string | null;
}) {
  const { t } = useTranslation("notices");
  return (
    <div className={styles.notice} data-notice={name}>
      <h1>{t(`${name}_title`)}</h1>
      <p>{t(`${name}_text`)}</p>
      {supportHref ? (
        <p>
          <a href={supportHref} className={styles.link}>
            {t("support")}
          </a>
        </p>
      ) : null}
    </div>
  );
}

interface MaintenancePageProps {
  /**
   * Start (`from`) and end (`to`) of the maintenance, formatted in the notice's language and the
   * site's time zone (`zone`).
   */
  readonly from: string;
  readonly to: string;
  readonly zone: string;
  /** Russian for az, kk, uk and ru, English otherwise (NTC-06). */
  readonly textLanguage: "ru" | "en";
  /** The address for a retry. */
  readonly href: string;
}

/** The maintenance notice: the start and end of the maintenance, and that no data is lost. */
export function MaintenancePage({ from, to, zone, textLanguage, href }: MaintenancePageProps) {
  const { t } = useTranslation("notices");
  return (
    <div className={styles.notice} data-notice="maintenance" lang={textLanguage} dir="ltr">
      <h1>{t("maintenance_title")}</h1>
      <p>{t("maintenance_text", { from, to })}</p>
      <p>{t("maintenance_zone", { zone })}</p>
      <p>{t("maintenance_money")}</p>
      <p>
        <a href={href} className={styles.link}>
          <Icon name="refresh" />
          {t("maintenance_retry")}
        </a>
      </p>
    </div>
  );
}
