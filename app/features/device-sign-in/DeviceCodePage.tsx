import { I18nProvider, useLanguage, useTranslation } from "~/i18n/I18nProvider";
import type { Messages } from "~/i18n/messages";
import { Button } from "~/ui/Button";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { Notice } from "~/ui/Notice";
import { ConfirmDeviceSignIn } from "./ConfirmDeviceSignIn";
import { DeviceCodeDisplay } from "./DeviceCodeDisplay";
import styles from "./DeviceCodePage.module.css";
import { DeviceSignInPostForm } from "./DeviceSignInPostForm";
import type { DeviceSignInPageData } from "./device-page";
import type { RefusedDeviceSignInReply } from "./show.server";

interface DeviceCodePageProps {
  readonly messages: Messages;
  readonly page: DeviceSignInPageData;
  readonly reply: RefusedDeviceSignInReply | null;
}

/** The page on which a player lets another device in (OFC-04). */
export function DeviceCodePage({ messages, ...rest }: DeviceCodePageProps) {
  return (
    <I18nProvider lng={useLanguage()} messages={messages}>
      <DeviceCode {...rest} />
    </I18nProvider>
  );
}

function DeviceCode({ page, reply }: Omit<DeviceCodePageProps, "messages">) {
  const { t } = useTranslation("device");
  const words = {
    unavailable: t("error_unavailable"),
    "device-over": t("error_over"),
    "too-often": t("error_too_often"),
  };
  return (
    <div className={styles.page}>
      <h1>{t("title")}</h1>
      <ErrorSummary errors={reply ? [{ code: reply.code, message: words[reply.code] }] : []} />
      {page.news && !reply ? (
        <Notice
          kind={page.news === "confirmed" ? "success" : "info"}
          title={page.news === "confirmed" ? t("confirmed") : t("refused")}
          code={`device-${page.news}`}
        />
      ) : null}
      <PageStep page={page} />
    </div>
  );
}

function PageStep({ page }: { page: DeviceSignInPageData }) {
  const { t } = useTranslation("device");
  switch (page.kind) {
    case "shown":
      return <DeviceCodeDisplay key={page.code} page={page} />;
    case "asked":
      return <ConfirmDeviceSignIn page={page} />;
    case "unavailable":
      return <p>{t("error_unavailable")}</p>;
    case "none":
      return (
        <>
          <p className={styles.lead}>{t("lead")}</p>
          <DeviceSignInPostForm>
            <Button name="intent" value="show">
              {t("show")}
            </Button>
          </DeviceSignInPostForm>
        </>
      );
  }
}
