import { Form } from "@remix-run/react";
import { CsrfField } from "~/features/page/CsrfField";
import { useShellData } from "~/features/page/shell-data";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import type { TimeStyle } from "~/i18n/zone";
import { Button } from "~/ui/Button";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { FieldError } from "~/ui/FieldError";
import { Time } from "~/ui/Time";
import { SecuritySection, type SecuritySectionProps } from "./SecurityForm";
import styles from "./SecurityPage.module.css";
import { securityPath } from "./security-path";
import { useSecurityForm } from "./use-security-form";

/** Open sessions with a way to end them, and past sign-ins (OFC-03). */
export function SessionsAndSignInsSection({ page, reply }: SecuritySectionProps) {
  const { t } = useTranslation("security");
  const { timeStyle } = useShellData<{ timeStyle: TimeStyle }>();
  const form = useSecurityForm<"session">("end", reply);
  const where = (visit: { device: string; country: string }) =>
    [visit.device || t("device_unknown"), page.countries[visit.country]]
      .filter(Boolean)
      .join(" · ");
  return (
    <>
      <SecuritySection id="security-sessions" title={t("sessions")}>
        <ErrorSummary errors={form.summary} />
        <Form {...form.form} method="post" action={securityPath(useLanguage())}>
          <CsrfField />
          <input type="hidden" name="intent" value="end" />
          <FieldError id="session" error={form.error("session")} />
          <ul className={styles.visits} id="session" tabIndex={-1}>
            {page.sessions.map((session) => (
              <li key={session.number} data-session={session.number}>
                <span>
                  <span>{where(session)}</span>
                  <span className={styles.note}>
                    {session.isOwn ? (
                      t("session_own")
                    ) : (
                      <>
                        {t("session_seen")}{" "}
                        <Time at={session.seenAt} style={timeStyle} show="both" />
                      </>
                    )}
                  </span>
                </span>
                <Button look="quiet" isSmall name="session" value={session.number}>
                  {session.isOwn ? t("session_end_own") : t("session_end")}
                </Button>
              </li>
            ))}
          </ul>
          {page.sessions.length > 1 ? (
            <Button look="danger" name="session" value="others">
              {t("session_end_others")}
            </Button>
          ) : null}
        </Form>
      </SecuritySection>
      <SecuritySection id="security-sign-ins" title={t("sign_ins")}>
        <ul className={styles.visits}>
          {page.signIns.map((visit, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is never reordered
            <li key={`${visit.at}-${at}`}>
              <span>{where(visit)}</span>
              <Time at={visit.at} style={timeStyle} show="both" name="sign-in" />
            </li>
          ))}
        </ul>
        <p className={styles.note}>{t("sign_ins_note")}</p>
      </SecuritySection>
    </>
  );
}
