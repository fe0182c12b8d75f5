import type { ReactNode } from "react";
import { I18nProvider, useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import { Icon } from "~/ui/Icon";
import { CsrfField } from "./CsrfField";
import styles from "./NoticePage.module.css";
import type { NoticeData } from "./notice.server";

/** Notice pages of the blocked layout (NTC-02, NTC-04). */
const names = [
  "block",
  "block-ua",
  "block-ie",
  "site-updates",
  "coming-soon",
  "suspension",
  "oldbrowser",
] as const;
type NoticeName = (typeof names)[number];

/** The notice of a reason: its words as a remote has drawn them, else the shell's own (CNT-06). */
export default function Notice({ reason, data }: { reason: string; data: NoticeData }) {
  const lng = useLanguage();
  const { drawn } = data;
  const name = names.find((known) => known === reason);
  return (
    <I18nProvider lng={lng} messages={data.messages}>
      {reason === "banned" && data.ban ? (
        <BannedPage {...data.ban} drawn={drawn} />
      ) : name ? (
        <NoticePage name={name} supportHref={data.supportHref} drawn={drawn} />
      ) : (
        <MaintenancePage {...data.maintenance} drawn={drawn} />
      )}
    </I18nProvider>
  );
}

interface WordsProps {
  readonly drawn: string | null;
  /** The shell's own words. */
  readonly children: ReactNode;
}

function Words({ drawn, children }: WordsProps) {
  if (drawn === null) return children;
  // Cleaned as every reply of a remote (REM-11).
  return <div className={styles.words} data-drawn="" dangerouslySetInnerHTML={{ __html: drawn }} />;
}

/** A notice page: what happened, and how to contact support. */
export function NoticePage({
  name,
  supportHref,
  drawn = null,
}: {
  name: NoticeName;
  supportHref: string | null;
  drawn?: string | null;
}) {
  const { t } = useTranslation("notices");
  return (
    <div className={styles.notice} data-notice={name}>
      <Words drawn={drawn}>
        <h1>{t(`${name}_title`)}</h1>
        <p>{t(`${name}_text`)}</p>
      </Words>
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
   * site's time zone (`zone`); null = not known.
   */
  readonly from: string | null;
  readonly to: string | null;
  readonly zone: string;
  /** Russian for az, kk, uk and ru, English otherwise (NTC-06). */
  readonly textLanguage: "ru" | "en";
  /** The address for a retry. */
  readonly href: string;
  readonly drawn?: string | null;
}

/** The maintenance notice: the start and end of the maintenance where known (NTC-06), and that no data is lost. */
export function MaintenancePage({
  from,
  to,
  zone,
  textLanguage,
  href,
  drawn = null,
}: MaintenancePageProps) {
  const { t } = useTranslation("notices");
  return (
    <div className={styles.notice} data-notice="maintenance" lang={textLanguage} dir="ltr">
      <Words drawn={drawn}>
        <h1>{t("maintenance_title")}</h1>
        <p>
          {from !== null && to !== null
            ? t("maintenance_text", { from, to })
            : from !== null
              ? t("maintenance_since", { from })
              : to !== null
                ? t("maintenance_until", { to })
                : t("maintenance_undated")}
        </p>
        {from === null && to === null ? null : <p>{t("maintenance_zone", { zone })}</p>}
        <p>{t("maintenance_money")}</p>
      </Words>
      <p>
        <a href={href} className={styles.link}>
          <Icon name="refresh" />
          {t("maintenance_retry")}
        </a>
      </p>
    </div>
  );
}

interface BannedPageProps {
  /** Level and version of the ban, which support can look up. */
  readonly code: string;
  readonly playerId: number;
  readonly appealHref: string;
  readonly contactsHref: string;
  readonly logoutHref: string;
  /** null = withdrawals are shut too (BAN-02). */
  readonly withdrawHref: string | null;
  readonly drawn: string | null;
}

/**
 * The notice of a ban: what is shut and what is not, how to appeal, and sign-out. The forms are a document's
 * own, so that they work whatever the page around them became (BAN-01).
 */
function BannedPage({
  code,
  playerId,
  appealHref,
  contactsHref,
  logoutHref,
  withdrawHref,
  drawn,
}: BannedPageProps) {
  const { t } = useTranslation("notices");
  return (
    <div className={styles.notice} data-notice="banned">
      <Words drawn={drawn}>
        <h1>{t("banned_title")}</h1>
        <p>{t("banned_text")}</p>
        <p>{t(withdrawHref ? "banned_withdrawal" : "banned_no_withdrawal")}</p>
      </Words>
      <p>{t("banned_reference", { code, player: playerId })}</p>
      <ul className={styles.links}>
        <li>
          <a href={appealHref} className={styles.link}>
            {t("banned_appeal")}
          </a>
        </li>
        <li>
          <a href={contactsHref} className={styles.link}>
            {t("support")}
          </a>
        </li>
        {withdrawHref ? (
          <li>
            <a href={withdrawHref} className={styles.link}>
              {t("banned_withdraw")}
            </a>
          </li>
        ) : null}
      </ul>
      <form method="post" action={logoutHref}>
        <CsrfField />
        <Button name="everywhere" value="0" look="quiet">
          {t("banned_sign_out")}
        </Button>
      </form>
    </div>
  );
}
