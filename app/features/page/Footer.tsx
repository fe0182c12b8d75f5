import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Licence } from "~/domain/settings/licence";
import { useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import styles from "./Footer.module.css";

interface LawProps {
  readonly companyName: string;
  readonly licence: Pick<Licence, "number" | "ageLimit" | "authority">;
  readonly responsibleHref: string;
  readonly rulesHref: string;
  readonly cookiesHref: string;
  /** Where the break form posts; null for visitors who cannot take one (LIM-17). */
  readonly takeBreak: {
    readonly action: string;
    readonly csrf: string;
    readonly returnUrl: string;
  } | null;
}

/**
 * The footer of every page: the remote's body, skeleton or error (LAY-04), or nothing where the screen hides
 * it, then the legal row. The shell draws that row whatever the remote's state (LIM-18): age mark,
 * responsible gambling, licence, and the break (LIM-17).
 */
export function Footer({ children, ...law }: LawProps & { readonly children?: ReactNode }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {children}
        <Law {...law} />
      </div>
    </footer>
  );
}

function Law({ companyName, licence, ...links }: LawProps) {
  const { t } = useTranslation("shell");
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
          <Link to={links.responsibleHref}>{t("responsible")}</Link>
        </li>
        <li>
          <Link to={links.rulesHref}>{t("rules")}</Link>
        </li>
        <li>
          <Link to={links.cookiesHref}>{t("cookies")}</Link>
        </li>
      </ul>
      {links.takeBreak ? (
        <Form method="post" action={links.takeBreak.action}>
          <input type="hidden" name="csrf" value={links.takeBreak.csrf} />
          <input type="hidden" name="returnUrl" value={links.takeBreak.returnUrl} />
          <Button name="intent" value="break" look="quiet">
            {t("take_break")}
          </Button>
        </Form>
      ) : null}
    </div>
  );
}
