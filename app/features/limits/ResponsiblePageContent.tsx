import type { FormReply } from "~/features/forms/reply";
import { screenPath } from "~/features/screens/links";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { LinkWithTouchSizedTarget } from "~/ui/LinkWithTouchSizedTarget";
import { Notice } from "~/ui/Notice";
import { cancelPendingDepositLimitsFormId, DetachedLimitsForm } from "./DetachedLimitsForm";
import { Helplines } from "./Helplines";
import styles from "./Limits.module.css";
import { LimitsFlashMessage } from "./LimitsFlashMessage";
import { LimitsForm } from "./LimitsForm";
import { OpenKnowledgeTestNotice } from "./OpenKnowledgeTestNotice";
import type { ResponsiblePageProps } from "./ResponsiblePage";
import { useLimitErrors, useLimitsForms } from "./use-limits-forms";

interface ResponsibleProps extends Pick<ResponsiblePageProps, "data"> {
  readonly reply: FormReply<unknown> | null;
}

/**
 * The content of the page of limits: the last result or the errors, an open knowledge test, the
 * form of limits, and the helplines (LIM-01, LIM-07).
 */
export function ResponsiblePageContent({ data, reply }: ResponsibleProps) {
  const { t } = useTranslation("limits");
  const lng = useLanguage();
  const forms = useLimitsForms(data, reply);
  return (
    <div className={styles.page}>
      <h1>{t("title")}</h1>
      {reply === null ? <LimitsFlashMessage news={data.news} /> : null}
      <ErrorSummary errors={useLimitErrors(reply)} />
      {data.view === null ? (
        <Notice kind="error" code="limits-unavailable">
          {t("load_error")}
        </Notice>
      ) : (
        <>
          {data.hasOpenKnowledgeTest ? <OpenKnowledgeTestNotice /> : null}
          <p>{t("intro", { hours: data.delayHours })}</p>
          <LimitsForm data={data} view={data.view} forms={forms} />
          {data.view.canCancel ? (
            <DetachedLimitsForm
              form={{ id: cancelPendingDepositLimitsFormId }}
              formKey={data.key}
            />
          ) : null}
          <DetachedLimitsForm form={forms.stricter.form} formKey={data.key} intent="stricter" />
        </>
      )}
      {data.hasPolicyLogo ? (
        <p data-policy-logo="">
          <LinkWithTouchSizedTarget to={screenPath(lng, "info:responsiblegaming")}>
            <span aria-hidden="true" dir="ltr">
              {data.ageMark}
            </span>{" "}
            {t("policy")}
          </LinkWithTouchSizedTarget>
        </p>
      ) : null}
      <Helplines lines={data.helplines} />
    </div>
  );
}
