import { useTranslation } from "~/i18n/I18nProvider";
import { Button, ButtonLink } from "~/ui/Button";
import styles from "./ErrorPage.module.css";

interface ErrorPageProps {
  /** HTTP status; "no-answer" where a script's request got no response. */
  readonly status: number | "no-answer";
  readonly homeHref: string;
  /** The page's own address for a retry; null where a retry would not help. */
  readonly retryHref?: string | null;
  /** Shown so that the visitor can quote it to support. */
  readonly requestId?: string | null;
}

/**
 * Says what happened, what is kept and what the visitor can do, with the status in small print (SCR-11,
 * REM-07).
 */
export function ErrorPage({ status, homeHref, retryHref = null, requestId }: ErrorPageProps) {
  const { t } = useTranslation("errors", "main");
  const { title, hint } = useErrorWords(status);
  return (
    <div className={styles.error} data-status={status}>
      {typeof status === "number" ? (
        <p className={styles.status} aria-hidden="true">
          {status}
        </p>
      ) : null}
      <h1>{title}</h1>
      <p className={styles.hint}>{hint}</p>
      <div className={styles.controls}>
        {retryHref === null ? null : (
          <form method="get" action={retryHref}>
            <Button>{t("errors:reload")}</Button>
          </form>
        )}
        <ButtonLink to={homeHref} look={retryHref === null ? "primary" : "quiet"}>
          {t("main:to_home")}
        </ButtonLink>
      </div>
      {requestId ? <p className={styles.id}>{t("errors:request_id", { id: requestId })}</p> : null}
    </div>
  );
}

function useErrorWords(status: ErrorPageProps["status"]): { title: string; hint: string } {
  const { t } = useTranslation("errors", "main");
  switch (status) {
    case 404:
      return { title: t("main:page_not_found"), hint: t("errors:hint_404") };
    case 403:
      return { title: t("errors:title_403"), hint: t("errors:hint_403") };
    case 429:
      return { title: t("errors:title_429"), hint: t("errors:hint_429") };
    case 503:
      return { title: t("errors:title_503"), hint: t("errors:hint_503") };
    case "no-answer":
      return { title: t("errors:title_no_answer"), hint: t("errors:hint_no_answer") };
    default:
      return status >= 500
        ? { title: t("errors:title_500"), hint: t("errors:hint_500") }
        : {
            title: status === 413 ? t("errors:title_413") : t("errors:title_other"),
            hint: t("errors:hint_other", { status }),
          };
  }
}
