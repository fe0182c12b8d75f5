import type { FormReply } from "~/features/forms/reply";
import { FailedTitle } from "~/features/page/FailedTitle";
import { I18nProvider, useLanguage } from "~/i18n/I18nProvider";
import type { Messages } from "~/i18n/messages";
import styles from "~/ui/NarrowForm.module.css";
import { AddressStep } from "./AddressStep";
import type { ActivationPageData as Page } from "./activation-page.server";
import { LinkStep } from "./LinkStep";
import { NothingToConfirmMessage } from "./NothingToConfirmMessage";
import { useActivationErrors } from "./use-activation-errors";

interface ActivationPageProps {
  readonly messages: Messages;
  readonly page: Page;
  readonly reply: FormReply | null;
}

/** The page that confirms an account's e-mail address (ACC-06, ACC-10). */
export function ActivationPage({ messages, page, reply }: ActivationPageProps) {
  return (
    <I18nProvider lng={useLanguage()} messages={messages}>
      <FailedTitle hasFailed={reply !== null} />
      <div className={styles.page}>
        <Content page={page} reply={reply} />
      </div>
    </I18nProvider>
  );
}

function Content({ page, reply }: Omit<ActivationPageProps, "messages">) {
  const errors = useActivationErrors(reply);
  switch (page.kind) {
    case "send":
    case "code":
      return <AddressStep page={page} errors={errors} />;
    case "link":
      return <LinkStep errors={errors} />;
    default:
      return <NothingToConfirmMessage page={page} errors={errors} />;
  }
}
