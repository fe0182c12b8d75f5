import type { LimitApprovalView } from "~/domain/limits/approval";
import { isRefused } from "~/features/forms/reply";
import { ErrorTitlePrefix } from "~/features/page/ErrorTitlePrefix";
import { I18nProvider, useLanguage, useTranslation } from "~/i18n/I18nProvider";
import type { Messages } from "~/i18n/messages";
import { FormWithFullPageLoad } from "~/ui/FormWithFullPageLoad";
import { ApprovalForm } from "./ApprovalForm";
import styles from "./Limits.module.css";
import type { LimitApprovalReply } from "./reply";

interface ApprovalPageProps extends LimitApprovalView {
  readonly messages: Messages;
  readonly formKey: string;
  readonly reply: LimitApprovalReply | null;
}

/**
 * The page where the player approves or rejects a raise that is due, before anything else (APR-01, APR-03).
 */
export function ApprovalPage({ messages, ...rest }: ApprovalPageProps) {
  return (
    <I18nProvider lng={useLanguage()} messages={messages}>
      <Approval {...rest} />
    </I18nProvider>
  );
}

function Approval(props: Omit<ApprovalPageProps, "messages">) {
  const { t } = useTranslation("limits");
  return (
    <div className={styles.page}>
      <ErrorTitlePrefix hasFailed={isRefused(props.reply)} />
      <h1>{t("approval_title")}</h1>
      <ApprovalForm {...props} Form={FormWithFullPageLoad} isStaying={false} />
    </div>
  );
}
