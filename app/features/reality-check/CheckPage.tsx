import { type FormReply, isRefused } from "~/features/forms/reply";
import { ErrorTitlePrefix } from "~/features/page/ErrorTitlePrefix";
import { I18nProvider, useLanguage, useTranslation } from "~/i18n/I18nProvider";
import type { Messages } from "~/i18n/messages";
import { FormWithFullPageLoad } from "~/ui/FormWithFullPageLoad";
import { CheckForm } from "./CheckForm";
import styles from "./CheckPage.module.css";

interface CheckPageProps {
  readonly messages: Messages;
  readonly returnUrl: string;
  readonly reply: FormReply | null;
}

/** The reality check as a page of its own, before the requested one (RCK-03). */
export function CheckPage({ messages, ...rest }: CheckPageProps) {
  return (
    <I18nProvider lng={useLanguage()} messages={messages}>
      <ErrorTitlePrefix hasFailed={isRefused(rest.reply)} />
      <Check {...rest} />
    </I18nProvider>
  );
}

function Check({ returnUrl, reply }: Omit<CheckPageProps, "messages">) {
  const { t } = useTranslation("limits");
  return (
    <div className={styles.page}>
      <h1>{t("check_title")}</h1>
      <CheckForm reply={reply} returnUrl={returnUrl} Form={FormWithFullPageLoad} />
    </div>
  );
}
