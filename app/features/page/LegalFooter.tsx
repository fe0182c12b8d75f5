import { Form, Link, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { screenPath } from "~/features/screens/links";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import styles from "./LegalFooter.module.css";
import type { LegalRowData } from "./legal-row.server";

/**
 * The footer of every page, also without the shell: the remote's body, skeleton or error (LAY-04), or nothing
 * where the screen hides it, then the legal row. The shell draws that row whatever the remote's state (LIM-18):
 * age mark, responsible gambling, licence, and the break (LIM-17).
 */
export function LegalFooter({ law, children }: { law: LegalRowData; children?: ReactNode }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {children}
        <LegalRow {...law} />
      </div>
    </footer>
  );
}

function LegalRow({ companyName, licence, breakCsrf }: LegalRowData) {
  const { t } = useTranslation("shell");
  const lng = useLanguage();
  const { pathname, search } = useLocation();
  return (
    <div className={styles.law}>
      <span className={styles.age} dir="ltr" aria-hidden="true">
        {t("age_mark", { age: licence.ageLimit })}
      </span>
      <p>
        {t("age_note", { age: licence.ageLimit })}. {companyName}
        {licence.number ? `, ${t("licence", { number: licence.number })}` : null}
        {licence.authority ? `, ${licence.authority}` : null}
      </p>
      <ul className={styles.links}>
        <li>
          <Link to={screenPath(lng, "info:responsiblegaming")}>{t("responsible")}</Link>
        </li>
        <li>
          <Link to={screenPath(lng, "info:rules", { ruleGroup: "general" })}>{t("rules")}</Link>
        </li>
        <li>
          <Link to={screenPath(lng, "info:cookies")}>{t("cookies")}</Link>
        </li>
      </ul>
      {breakCsrf === null ? null : (
        <Form method="post" action={screenPath(lng, "office:responsible")}>
          <input type="hidden" name="csrf" value={breakCsrf} />
          <input type="hidden" name="returnUrl" value={pathname + search} />
          <Button name="intent" value="break" look="quiet">
            {t("take_break")}
          </Button>
        </Form>
      )}
    </div>
  );
}
