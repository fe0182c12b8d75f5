import { screenPath } from "~/features/screens/links";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { LineLink } from "~/ui/LineLink";
import { Notice } from "~/ui/Notice";
import { Helplines } from "./Helplines";
import styles from "./Limits.module.css";
import { LimitsForm } from "./LimitsForm";
import { LimitsNews } from "./LimitsNews";
import { OpenKnowledgeTestNotice } from "./OpenKnowledgeTestNotice";
import type { ResponsiblePageProps } from "./ResponsiblePage";
import type { LimitsReply } from "./reply";
import { cancelFormId, SeparateForm, stricterFormId } from "./SeparateForm";
import { withTypedLimits } from "./typed-view";
import { useLimitErrors } from "./use-limit-errors";

interface ResponsibleProps extends Pick<ResponsiblePageProps, "data"> {
  readonly reply: LimitsReply | null;
}

/**
 * The content of the page of limits: the last result or the errors, an open knowledge test, the
 * form of limits, and the helplines (LIM-01, LIM-07).
 */
export function Responsible({ data, reply }: ResponsibleProps) {
  const { t } = useTranslation("limits");
  const lng = useLanguage();
  return (
    <div className={styles.page}>
      <h1>{t("title")}</h1>
      {reply === null ? <LimitsNews news={data.news} /> : null}
      <ErrorSummary errors={useLimitErrors(reply)} />
      {data.view === null ? (
        <Notice kind="error" code="limits-unavailable">
          {t("load_error")}
        </Notice>
      ) : (
        <>
          {data.hasOpenKnowledgeTest ? <OpenKnowledgeTestNotice /> : null}
          <p>{t("intro", { hours: data.delayHours })}</p>
          <LimitsForm data={data} view={reply ? withTypedLimits(data.view, reply) : data.view} />
          {data.view.canCancel ? <SeparateForm id={cancelFormId} formKey={data.key} /> : null}
          <SeparateForm id={stricterFormId} formKey={data.key} intent="stricter" />
        </>
      )}
      {data.hasPolicyLogo ? (
        <p data-policy-logo="">
          <LineLink to={screenPath(lng, "info:responsiblegaming")}>
            <span aria-hidden="true" dir="ltr">
              {data.ageMark}
            </span>{" "}
            {t("policy")}
          </LineLink>
        </p>
      ) : null}
      <Helplines lines={data.helplines} />
    </div>
  );
}
