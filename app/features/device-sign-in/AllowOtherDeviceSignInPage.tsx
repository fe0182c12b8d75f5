import { ErrorTitlePrefix } from "~/features/page/ErrorTitlePrefix";
import { I18nProvider, useLanguage, useTranslation } from "~/i18n/I18nProvider";
import type { Messages } from "~/i18n/messages";
import { Button } from "~/ui/Button";
import { ErrorSummary } from "~/ui/ErrorSummary";
import type { FieldErrorCodeAndText } from "~/ui/field-error";
import { Notice } from "~/ui/Notice";
import styles from "./AllowOtherDeviceSignInPage.module.css";
import { CodeForOtherDevice } from "./CodeForOtherDevice";
import { ConfirmOtherDeviceSignIn } from "./ConfirmOtherDeviceSignIn";
import type { OtherDeviceSignInPageData } from "./device-page";
import { OtherDeviceSignInFormFrame } from "./OtherDeviceSignInFormFrame";
import type { RefusedOtherDeviceSignInReply } from "./show.server";

interface DeviceCodePageProps {
  readonly messages: Messages;
  readonly page: OtherDeviceSignInPageData;
  readonly reply: RefusedOtherDeviceSignInReply | null;
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
  const { t } = useTranslation("device", "security");
  const words = {
    unavailable: t("error_unavailable"),
    "device-over": t("error_over"),
    "too-often": t("error_too_often"),
    confirm: t("security:error_confirm"),
    "bad-password": t("security:error_bad_password"),
  };
  const proofError =
    reply?.code === "confirm" || reply?.code === "bad-password" ? reply.code : null;
  return (
    <div className={styles.page}>
      <ErrorTitlePrefix hasFailed={reply !== null} />
      <h1>{t("title")}</h1>
      <ErrorSummary
        errors={
          reply
            ? [
                {
                  code: reply.code,
                  message: words[reply.code],
                  ...(proofError ? { field: "password" } : {}),
                },
              ]
            : []
        }
      />
      {page.news && !reply ? (
        <Notice
          kind={page.news === "confirmed" ? "success" : "info"}
          title={page.news === "confirmed" ? t("confirmed") : t("refused")}
          code={`device-${page.news}`}
        />
      ) : null}
      <PageStep
        page={page}
        proofError={proofError && { code: proofError, message: words[proofError] }}
      />
    </div>
  );
}

function PageStep({
  page,
  proofError,
}: {
  page: OtherDeviceSignInPageData;
  proofError: FieldErrorCodeAndText | null;
}) {
  const { t } = useTranslation("device");
  switch (page.kind) {
    case "shown":
      return <CodeForOtherDevice key={page.code} page={page} />;
    case "asked":
      return <ConfirmOtherDeviceSignIn page={page} proofError={proofError} />;
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
