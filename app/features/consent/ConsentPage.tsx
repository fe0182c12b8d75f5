import { Form, useSearchParams } from "@remix-run/react";
import {
  type ConsentChoice,
  choiceAllowsStorage,
  classesNeedingConsent,
} from "~/domain/consent/choice";
import { useErrorSummary } from "~/features/forms/error-words";
import { type FormReply, isRefused, typedValueOf } from "~/features/forms/reply";
import { useScreenForm } from "~/features/forms/use-screen-form";
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

/** Reply to the form of the cookie choice. */
type ConsentReply = FormReply<unknown> | null;

const errorTexts = { words: { dictionary: "consent" }, ids: consentFieldIds } as const;

/** The cookie choice as a page of its own, reached by a link (CNS-01). */
export function ConsentPage({
  messages,
  reply,
}: {
  messages: Messages;
  /** The action's response if nothing was saved. */
  reply: ConsentReply;
}) {
  const [query] = useSearchParams();
  const { paths } = usePageContext();
  return (
    <I18nProvider lng={useLanguage()} messages={messages}>
      <ErrorTitlePrefix hasFailed={isRefused(reply)} />
      <Page
        returnUrl={typedValueOf(reply, "returnUrl") ?? query.get("returnUrl") ?? paths.home}
        reply={reply}
      />
    </I18nProvider>
  );
}

function Page({ returnUrl, reply }: { returnUrl: string; reply: ConsentReply }) {
  const { t } = useTranslation("consent");
  return (
    <div className={styles.page} data-consent="page">
      <h1>{t("customise_title")}</h1>
      <ErrorSummary errors={useErrorSummary(reply, errorTexts)} />
      <p>{t("text")}</p>
      <ChangeConsentForm returnUrl={returnUrl} reply={reply} />
    </div>
  );
}

interface ChangeConsentFormProps {
  readonly returnUrl: string;
  readonly reply?: ConsentReply;
}

/**
 * The form that changes a choice: the agreed classes are ticked, and accepting or refusing all is one press.
 */
export function ChangeConsentForm({ returnUrl, reply = null }: ChangeConsentFormProps) {
  const { choice } = useShellData().consent;
  // A new choice resets the boxes.
  return <ChoiceForm key={choice} choice={choice} returnUrl={returnUrl} reply={reply} />;
}

function ChoiceForm({
  choice,
  returnUrl,
  reply,
}: Required<ChangeConsentFormProps> & { readonly choice: ConsentChoice | null }) {
  const { t } = useTranslation("consent");
  const agreed = classesNeedingConsent.filter((name) => choiceAllowsStorage(choice, name));
  const answer = useScreenForm<"choice" | (typeof classesNeedingConsent)[number]>({
    ...errorTexts,
    ...{ name: "default", reply },
    defaultValue: Object.fromEntries(agreed.map((name) => [name, "1"])),
  });
  return (
    <ConsentFormFrame form={Form} parts={answer.form} returnUrl={returnUrl}>
      <FieldError id="choice" error={answer.error("choice")} />
      <ConsentClassBoxes box={answer.checkbox} />
      <div className={styles.actions}>
        <Button look="quiet" className={styles.alone}>
          {t("accept_selected")}
        </Button>
        <AcceptOrRefuseAll />
      </div>
    </ConsentFormFrame>
  );
}
