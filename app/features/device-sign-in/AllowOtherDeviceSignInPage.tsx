import { useErrorSummary } from "~/features/forms/error-words";
import type { FormReply } from "~/features/forms/reply";
import { ErrorTitlePrefix } from "~/features/page/ErrorTitlePrefix";
import { I18nProvider, useLanguage, useTranslation } from "~/i18n/I18nProvider";
import type { Messages } from "~/i18n/messages";
import { Button } from "~/ui/Button";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { Notice } from "~/ui/Notice";
import styles from "./AllowOtherDeviceSignInPage.module.css";
import { CodeForOtherDevice } from "./CodeForOtherDevice";
import { ConfirmOtherDeviceSignIn } from "./ConfirmOtherDeviceSignIn";
import type { OtherDeviceSignInPageData } from "./device-page";
import { otherDeviceErrorWords } from "./error-words";
import { OtherDeviceSignInFormFrame } from "./OtherDeviceSignInFormFrame";

interface DeviceCodePageProps {
  readonly messages: Messages;
  readonly page: OtherDeviceSignInPageData;
  readonly reply: FormReply | null;
}

/** The page on which a player lets another device in (OFC-04). */
export function AllowOtherDeviceSignInPage({ messages, ...rest }: DeviceCodePageProps) {
  return (
    <I18nProvider lng={useLanguage()} messages={messages}>
      <DeviceCode {...rest} />
    </I18nProvider>
  );
}

function DeviceCode({ page, reply }: Omit<DeviceCodePageProps, "messages">) {
  const { t } = useTranslation("device");
  const errors = useErrorSummary(reply, { words: otherDeviceErrorWords });
  return (
    <div className={styles.page}>
      <ErrorTitlePrefix hasFailed={reply !== null} />
      <h1>{t("title")}</h1>
      <ErrorSummary errors={errors} />
      {page.news && !reply ? (
        <Notice
          kind={page.news === "confirmed" ? "success" : "info"}
          title={page.news === "confirmed" ? t("confirmed") : t("refused")}
          code={`device-${page.news}`}
        />
      ) : null}
      <PageStep page={page} reply={reply} />
    </div>
  );
}

function PageStep({ page, reply }: Omit<DeviceCodePageProps, "messages">) {
  const { t } = useTranslation("device");
  switch (page.kind) {
    case "shown":
      return <CodeForOtherDevice key={page.code} page={page} />;
    case "asked":
      return <ConfirmOtherDeviceSignIn page={page} reply={reply} />;
    case "unavailable":
      return <p>{t("error_unavailable")}</p>;
    case "none":
      return (
        <>
          <p className={styles.lead}>{t("lead")}</p>
          <OtherDeviceSignInFormFrame>
            <Button name="intent" value="show">
              {t("show")}
            </Button>
          </OtherDeviceSignInFormFrame>
        </>
      );
  }
}
