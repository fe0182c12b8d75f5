import { useShellData } from "~/features/page/shell-data";
import { screenPath } from "~/features/screens/links";
import { I18nProvider, useLanguage, useTranslation } from "~/i18n/I18nProvider";
import type { Messages } from "~/i18n/messages";
import { MachineReadableValue } from "~/ui/MachineReadableValue";
import { Time } from "~/ui/Time";
import { BrowserStorageTable } from "./BrowserStorageTable";
import { ChangeConsentForm } from "./ConsentPage";
import styles from "./CookiesPage.module.css";
import type { CookiesPageData } from "./cookies-page.server";

/**
 * The current choice, the form that changes it, and everything the browser stores for this site (CNS-03,
 * CNS-05).
 */
export function CookiesPage({ data, messages }: { data: CookiesPageData; messages: Messages }) {
  return (
    <I18nProvider lng={useLanguage()} messages={messages}>
      <Page data={data} />
    </I18nProvider>
  );
}

function Page({ data }: { data: CookiesPageData }) {
  const { t } = useTranslation("consent");
  return (
    <div className={styles.page} data-consent="page">
      <h1>{t("page_title")}</h1>
      <section className={styles.section} aria-labelledby="cookies-choice">
        <h2 id="cookies-choice">{t("your_choice")}</h2>
        <Agreed consent={data.consent} />
        <ChangeConsentForm returnUrl={screenPath(useLanguage(), "info:cookies")} />
      </section>
      <section className={styles.section} aria-labelledby="cookies-kept">
        <h2 id="cookies-kept">{t("kept_title")}</h2>
        <p className={styles.note}>{t("kept_note")}</p>
        {data.chatVendor === null ? null : (
          <p className={styles.note}>{t("kept_chat", { vendor: data.chatVendor })}</p>
        )}
        <BrowserStorageTable kept={data.kept} />
      </section>
    </div>
  );
}

/**
 * The visitor's cookie choice with its proof (time, policy revision, receipt), or that there is
 * none.
 */
function Agreed({ consent }: Pick<CookiesPageData, "consent">) {
  const { t } = useTranslation("consent");
  const { timeStyle } = useShellData();
  if (!consent) return <p role="status">{t("chosen_none")}</p>;
  const { choice, revision, at, receipt } = consent;
  return (
    <div role="status">
      <p>
        <MachineReadableValue name="consent" value={choice}>
          {t(`chosen_${choice}`)}
        </MachineReadableValue>
      </p>
      <dl className={styles.facts}>
        <dt>{t("agreed_at")}</dt>
        <dd>
          <Time name="consent-time" at={at} style={timeStyle} show="moment" />
        </dd>
        <dt>{t("agreed_revision")}</dt>
        <dd>
          <MachineReadableValue name="consent-revision" value={revision} />
        </dd>
        <dt>{t("agreed_receipt")}</dt>
        <dd>
          <bdi dir="ltr">
            <MachineReadableValue name="consent-receipt" value={receipt} />
          </bdi>
        </dd>
      </dl>
    </div>
  );
}
