import type { FormReply } from "~/features/forms/reply";
import { ErrorTitlePrefix } from "~/features/page/ErrorTitlePrefix";
import { I18nProvider, useLanguage } from "~/i18n/I18nProvider";
import type { Messages } from "~/i18n/messages";
import styles from "~/ui/NarrowForm.module.css";
import type { EmailConfirmationPageData as Page } from "./activation-page.server";
import { CannotConfirmEmailMessage } from "./CannotConfirmEmailMessage";
import { ConfirmEmailByCodeStep } from "./ConfirmEmailByCodeStep";
import { ConfirmEmailByLinkStep } from "./ConfirmEmailByLinkStep";
import { useEmailConfirmationForm } from "./use-email-confirmation-form";

interface ActivationPageProps {
  readonly messages: Messages;
  readonly page: Page;
  readonly reply: FormReply | null;
}

/** The page that confirms an account's e-mail address (ACC-06, ACC-10). */
export function EmailConfirmationPage({ messages, page, reply }: ActivationPageProps) {
  return (
    <I18nProvider lng={useLanguage()} messages={messages}>
      <ErrorTitlePrefix hasFailed={reply !== null} />
      <div className={styles.page}>
        <Content page={page} reply={reply} />
      </div>
    </I18nProvider>
  );
}

function Content({ page, reply }: Omit<ActivationPageProps, "messages">) {
  const { form, errors } = useEmailConfirmationForm(reply);
  switch (page.kind) {
    case "send":
    case "code":
      return <ConfirmEmailByCodeStep page={page} form={form} errors={errors} />;
    case "link":
      return <ConfirmEmailByLinkStep form={form} errors={errors} />;
    default:
      return <CannotConfirmEmailMessage page={page} errors={errors} />;
  }
}
