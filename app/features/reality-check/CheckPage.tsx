import { ErrorTitlePrefix } from "~/features/page/ErrorTitlePrefix";
import { I18nProvider, useLanguage, useTranslation } from "~/i18n/I18nProvider";
import type { Messages } from "~/i18n/messages";
import { FormWithFullPageLoad } from "~/ui/FormWithFullPageLoad";
import { CheckForm } from "./CheckForm";
import styles from "./CheckPage.module.css";
import type { RefusedRealityCheckReply } from "./reply";

interface CheckPageProps {
  readonly messages: Messages;
  readonly returnUrl: string;
  readonly reply: RefusedRealityCheckReply | null;
}

/** The reality check as a page of its own, before the requested one (RCK-03). */
export function CheckPage({ messages, ...rest }: CheckPageProps) {
  return (
    <I18nProvider lng={useLanguage()} messages={messages}>
      <ErrorTitlePrefix hasFailed={rest.reply !== null} />
      <Check {...rest} />
    </I18nProvider>
  );
}

function Check({ returnUrl, reply }: Omit<CheckPageProps, "messages">) {
  const { t } = useTranslation("limits");
  return (
    <div className={styles.page}>
      <h1>{t("check_title")}</h1>
      <CheckForm
        failure={reply?.failure ?? null}
        isOff={reply?.isOff ?? false}
        returnUrl={returnUrl}
        Form={FormWithFullPageLoad}
      />
    </div>
  );
}
