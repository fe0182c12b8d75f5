import type { ReactNode } from "react";
import { screenPath } from "~/features/screens/links";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { ButtonLink } from "~/ui/Button";
import { ErrorSummary, type SummaryError } from "~/ui/ErrorSummary";
import styles from "~/ui/NarrowForm.module.css";
import type { CannotConfirmEmailPageData } from "./activation-page.server";
import { SecurityLink } from "./SecurityLink";

/**
 * The message in place of the form: the address is confirmed already, or why it cannot be confirmed
 * here, with the next step.
 */
export function CannotConfirmEmailMessage({
  page,
  errors,
}: {
  page: CannotConfirmEmailPageData;
  errors: readonly SummaryError[];
}) {
  const { t } = useTranslation("activation");
  const lng = useLanguage();
  const again = screenPath(lng, "user:accountverify");
  const signIn = `${screenPath(lng, "login")}?returnUrl=${encodeURIComponent(again)}`;
  const account = <ButtonLink to={screenPath(lng, "office:account")}>{t("to_account")}</ButtonLink>;
  const email = `\u2066${page.email}\u2069`;
  const shown: Readonly<
    Record<CannotConfirmEmailPageData["kind"], readonly [string, string, ReactNode]>
  > = {
    done: [t("done_title"), t("done_text", { email }), account],
    over: [
      t("over_title"),
      t("over_text"),
      <ButtonLink key="a" to={again}>
        {t("over_again")}
      </ButtonLink>,
    ],
    foreign: [t("foreign_title"), t("foreign_text"), account],
    guest: [
      t("guest_title"),
      t("guest_text"),
      <ButtonLink key="s" to={signIn}>
        {t("sign_in")}
      </ButtonLink>,
    ],
    "no-email": [t("title"), t("no_email"), <SecurityLink key="e" />],
    unknown: [t("title"), t("unknown"), null],
  };
  const [title, text, control] = shown[page.kind];
  return (
    <>
      <h1>{title}</h1>
      <ErrorSummary errors={errors} />
      <div className={styles.form} data-activation={page.kind}>
        <p className={styles.lead}>{text}</p>
        {control === null ? null : <p className={styles.lead}>{control}</p>}
      </div>
    </>
  );
}
