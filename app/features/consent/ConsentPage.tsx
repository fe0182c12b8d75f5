import { Form, useSearchParams } from "@remix-run/react";
import { type FormReply, typedValueOf } from "~/features/forms/reply";
import { errorsInWords, type FormErrors } from "~/features/forms/use-errors";
import { ErrorTitlePrefix } from "~/features/page/ErrorTitlePrefix";
import { usePageContext } from "~/features/page/page-context";
import { useShellData } from "~/features/page/shell-data";
import { I18nProvider, useLanguage, useTranslation } from "~/i18n/I18nProvider";
import type { Messages } from "~/i18n/messages";
import { Button } from "~/ui/Button";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { FieldError } from "~/ui/FieldError";
import styles from "./Consent.module.css";
import {
  AcceptOrRefuseAll,
  ConsentClassBoxes,
  ConsentFormFrame,
  consentFieldIds,
} from "./ConsentFormFrame";

/** The cookie choice as a page of its own, reached by a link (CNS-01). */
export function ConsentPage({
  messages,
  reply,
}: {
  messages: Messages;
  /** The action's response if nothing was saved. */
  reply: FormReply | null;
}) {
  const [query] = useSearchParams();
  const { paths } = usePageContext();
  return (
    <I18nProvider lng={useLanguage()} messages={messages}>
      <ErrorTitlePrefix hasFailed={reply !== null} />
      <Page
        returnUrl={typedValueOf(reply, "returnUrl") ?? query.get("returnUrl") ?? paths.home}
        reply={reply}
      />
    </I18nProvider>
  );
}

function Page({ returnUrl, reply }: { returnUrl: string; reply: FormReply | null }) {
  const { t } = useTranslation("consent");
  const errors = errorsInWords(reply, () => t("error_choice"), null, consentFieldIds);
  return (
    <div className={styles.page} data-consent="page">
      <h1>{t("customise_title")}</h1>
      <ErrorSummary errors={errors.summary} />
      <p>{t("text")}</p>
      <ChangeConsentForm returnUrl={returnUrl} reply={reply} errors={errors} />
    </div>
  );
}

/**
 * The form that changes a choice: the agreed classes are ticked, and accepting or refusing all is one press.
 */
export function ChangeConsentForm({
  returnUrl,
  reply = null,
  errors = null,
}: {
  returnUrl: string;
  reply?: FormReply | null;
  errors?: FormErrors | null;
}) {
  const { t } = useTranslation("consent");
  const { consent } = useShellData();
  return (
    // A new choice resets the boxes.
    <ConsentFormFrame key={consent.choice} form={Form} returnUrl={returnUrl}>
      <FieldError id="choice" error={errors?.at("choice")} />
      <ConsentClassBoxes choice={consent.choice} reply={reply} errors={errors} />
      <div className={styles.actions}>
        <Button look="quiet" className={styles.alone}>
          {t("accept_selected")}
        </Button>
        <AcceptOrRefuseAll />
      </div>
    </ConsentFormFrame>
  );
}
