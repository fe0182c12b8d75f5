import { Form, useSearchParams } from "@remix-run/react";
import { usePageContext } from "~/features/page/page-context";
import { useShellData } from "~/features/page/shell-data";
import { I18nProvider, useLanguage, useTranslation } from "~/i18n/I18nProvider";
import type { Messages } from "~/i18n/messages";
import { Button } from "~/ui/Button";
import styles from "./Consent.module.css";
import { AcceptOrRefuseAll, ConsentClassBoxes, ConsentFormFrame } from "./ConsentFormFrame";

/** The cookie choice as a page of its own, reached by a link (CNS-01). */
export function ConsentPage({ messages }: { messages: Messages }) {
  const [query] = useSearchParams();
  const { paths } = usePageContext();
  return (
    <I18nProvider lng={useLanguage()} messages={messages}>
      <Page returnUrl={query.get("returnUrl") ?? paths.home} />
    </I18nProvider>
  );
}

function Page({ returnUrl }: { returnUrl: string }) {
  const { t } = useTranslation("consent");
  return (
    <div className={styles.page} data-consent="page">
      <h1>{t("customise_title")}</h1>
      <p>{t("text")}</p>
      <ChangeConsentForm returnUrl={returnUrl} />
    </div>
  );
}

/**
 * The form that changes a choice: the agreed classes are ticked, and accepting or refusing all is one press.
 */
export function ChangeConsentForm({ returnUrl }: { returnUrl: string }) {
  const { t } = useTranslation("consent");
  const { consent } = useShellData();
  return (
    // A new choice resets the boxes.
    <ConsentFormFrame key={consent.choice} form={Form} returnUrl={returnUrl}>
      <ConsentClassBoxes choice={consent.choice} />
      <div className={styles.actions}>
        <Button look="quiet" className={styles.alone}>
          {t("accept_selected")}
        </Button>
        <AcceptOrRefuseAll />
      </div>
    </ConsentFormFrame>
  );
}
