import { type FormReply, isRefused } from "~/features/forms/reply";
import { ErrorTitlePrefix } from "~/features/page/ErrorTitlePrefix";
import { screenPath } from "~/features/screens/links";
import { I18nProvider, useLanguage, useTranslation } from "~/i18n/I18nProvider";
import type { Messages } from "~/i18n/messages";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { LinkWithTouchSizedTarget } from "~/ui/LinkWithTouchSizedTarget";
import { Notice } from "~/ui/Notice";
import { BreakConfirm } from "./BreakConfirm";
import { ExclusionConfirm } from "./ExclusionConfirm";
import type { LimitsFlash } from "./flash";
import { Helplines } from "./Helplines";
import styles from "./Limits.module.css";
import { LimitsForm } from "./LimitsForm";
import type { ResponsibleData } from "./page.server";
import type { BreakQuestion } from "./reply";
import { useLimitErrors } from "./use-limits-forms";

interface ResponsiblePageProps {
  readonly messages: Messages;
  readonly data: ResponsibleData;
  readonly reply: FormReply<BreakQuestion> | null;
}

/**
 * The page of limits and self-control (LIM-01 to LIM-20): five sections in one form that works without a
 * script.
 */
export function ResponsiblePage({ messages, data, reply }: ResponsiblePageProps) {
  const { chosen, key, timeStyle } = data;
  return (
    <I18nProvider lng={useLanguage()} messages={messages}>
      <ErrorTitlePrefix hasFailed={isRefused(reply)} />
      {reply?.data ? (
        <BreakConfirm question={reply.data} formKey={key} timeStyle={timeStyle} />
      ) : chosen ? (
        <ExclusionConfirm
          chosen={chosen}
          timeStyle={timeStyle}
          helplines={data.helplines}
          reply={reply}
        />
      ) : (
        <ResponsiblePageContent data={data} reply={reply} />
      )}
    </I18nProvider>
  );
}

/**
 * The content of the page of limits: the last result or the errors, an open knowledge test, the
 * form of limits, and the helplines (LIM-01, LIM-07).
 */
function ResponsiblePageContent({ data, reply }: Omit<ResponsiblePageProps, "messages">) {
  const { t } = useTranslation("limits");
  const lng = useLanguage();
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
          <LimitsForm data={data} view={data.view} reply={reply} />
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

function LimitsFlashMessage({ news }: Pick<ResponsibleData, "news">) {
  const { t } = useTranslation("limits");
  if (news === null) return null;
  const kind = isNothingDone(news) ? "info" : "success";
  return (
    <Notice kind={kind} code={news}>
      {t(news)}
    </Notice>
  );
}

/** Whether the flash message says that the last post changed nothing. */
const isNothingDone = (news: LimitsFlash) =>
  news === "same" || news === "none_pending" || news === "test_over" || news === "already_answered";

/**
 * Notice of a knowledge test that the player left unanswered; the raise is not requested until the test is
 * answered.
 */
function OpenKnowledgeTestNotice() {
  const { t } = useTranslation("limits");
  return (
    <Notice kind="info" code="test-open" isStatic>
      {t("test_open")}{" "}
      <LinkWithTouchSizedTarget to={screenPath(useLanguage(), "responsible-test")}>
        {t("test_go")}
      </LinkWithTouchSizedTarget>
    </Notice>
  );
}
