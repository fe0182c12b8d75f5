import { Form } from "@remix-run/react";
import { selfExclusionCode } from "~/domain/limits/codes";
import { usePageContext } from "~/features/page/page-context";
import { screenPath } from "~/features/screens/links";
import { I18nProvider, useLanguage, useTranslation } from "~/i18n/I18nProvider";
import type { Messages } from "~/i18n/messages";
import { Button } from "~/ui/Button";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { LineLink } from "~/ui/LineLink";
import { Notice } from "~/ui/Notice";
import { Select } from "~/ui/Select";
import { BreakConfirm } from "./BreakConfirm";
import { ExclusionConfirm } from "./ExclusionConfirm";
import type { LimitsFlash } from "./flash";
import { Helplines } from "./Helplines";
import { LimitFieldRow } from "./LimitFieldRow";
import styles from "./Limits.module.css";
import type { ResponsibleData } from "./page.server";
import type { LimitsReply, ResponsibleReply } from "./reply";
import { StricterFields } from "./StricterFields";
import { withTypedLimits } from "./typed-view";
import { useLimitErrors } from "./use-limit-errors";
import type { LimitsView } from "./view";

interface ResponsiblePageProps {
  readonly messages: Messages;
  readonly data: ResponsibleData;
  readonly reply: ResponsibleReply | null;
}

/**
 * The page of limits and self-control (LIM-01 to LIM-20): five sections in one form that works without a
 * script.
 */
export function ResponsiblePage({ messages, data, reply }: ResponsiblePageProps) {
  const { chosen, key, timeStyle } = data;
  return (
    <I18nProvider lng={useLanguage()} messages={messages}>
      {reply?.kind === "break-question" ? (
        <BreakConfirm question={reply} formKey={key} timeStyle={timeStyle} />
      ) : chosen ? (
        <ExclusionConfirm
          chosen={chosen}
          timeStyle={timeStyle}
          helplines={data.helplines}
          reply={reply}
        />
      ) : (
        <Responsible data={data} reply={reply} />
      )}
    </I18nProvider>
  );
}

interface ResponsibleProps extends Pick<ResponsiblePageProps, "data"> {
  readonly reply: LimitsReply | null;
}

function Responsible({ data, reply }: ResponsibleProps) {
  const { t } = useTranslation("limits");
  const lng = useLanguage();
  return (
    <div className={styles.page}>
      <h1>{t("title")}</h1>
      {reply === null ? <News news={data.news} /> : null}
      <ErrorSummary errors={useLimitErrors(reply)} />
      {data.view === null ? (
        <Notice kind="error" code="limits-unavailable">
          {t("load_error")}
        </Notice>
      ) : (
        <>
          {data.hasOpenTest ? <OpenTest /> : null}
          <p>{t("intro", { hours: data.delayHours })}</p>
          <LimitsForm data={data} view={reply ? withTypedLimits(data.view, reply) : data.view} />
          {data.view.canCancel ? <ApartForm id={cancelFormId} formKey={data.key} /> : null}
          <ApartForm id={stricterFormId} formKey={data.key} intent="stricter" />
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

function News({ news }: Pick<ResponsibleData, "news">) {
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

/** A test that the player left: the raise is not requested until the test is answered. */
function OpenTest() {
  const { t } = useTranslation("limits");
  return (
    <Notice kind="info" code="test-open" isStatic>
      {t("test_open")}{" "}
      <LineLink to={screenPath(useLanguage(), "responsible-test")}>{t("test_go")}</LineLink>
    </Notice>
  );
}

const cancelFormId = "limits-cancel";
const stricterFormId = "limits-stricter";

/**
 * A form whose fields and buttons are placed among the limits: cancelling pending deposit limits (LIM-05),
 * and stricter values (LIM-07). Enter presses a form's first button, which must be the save button in the
 * form of limits (LIM-03, ACS-02).
 */
function ApartForm({ id, formKey, intent }: { id: string; formKey: string; intent?: string }) {
  const lng = useLanguage();
  const { csrf } = usePageContext();
  return (
    <Form
      method="post"
      action={screenPath(lng, "office:responsible")}
      id={id}
      reloadDocument
      noValidate
      hidden
    >
      <input type="hidden" name="csrf" value={csrf} />
      <input type="hidden" name="key" value={formKey} />
      {intent === undefined ? null : <input type="hidden" name="intent" value={intent} />}
    </Form>
  );
}

/** The reason for a self-exclusion (LIM-08); nothing where the platform offers no reasons. */
function ReasonSelect({ data, ...field }: { data: ResponsibleData; id?: string; form?: string }) {
  const { t } = useTranslation("limits");
  if (data.reasons.length === 0) return null;
  return (
    <Select
      {...field}
      name="selfExcludeReason"
      label={t("reason")}
      defaultValue={String(data.reasonId ?? "")}
      options={data.reasons.map(({ id, text }) => ({ value: String(id), label: text }))}
    />
  );
}

function LimitsForm({ data, view }: { data: ResponsibleData; view: LimitsView }) {
  const { t } = useTranslation("limits");
  const lng = useLanguage();
  const { csrf } = usePageContext();
  return (
    <Form
      method="post"
      action={screenPath(lng, "office:responsible")}
      className={styles.form}
      reloadDocument
      noValidate
    >
      <input type="hidden" name="csrf" value={csrf} />
      <input type="hidden" name="key" value={data.key} />
      {view.sections.map(({ section, fields }) => (
        <section className={styles.section} key={section} aria-labelledby={`section-${section}`}>
          <h2 id={`section-${section}`}>{t(`section_${section}`)}</h2>
          <p className={styles.hint}>
            {t(`hint_${section}`)}
            {section === "extra" || section === "reality-check" ? null : <> {t("amount_hint")}</>}
          </p>
          {fields.map((field) => (
            <LimitFieldRow
              key={field.code}
              field={field}
              iso={view.iso}
              timeStyle={data.timeStyle}
            />
          ))}
          <StricterFields
            section={section}
            fields={fields}
            iso={view.iso}
            formId={stricterFormId}
            reason={<ReasonSelect data={data} id="stricter-reason" form={stricterFormId} />}
          />
          {section === "extra" && view.isExclusionToCome ? (
            <Notice kind="warning" code="exclusion-to-come" isStatic>
              {t("exclusion_to_come")}
            </Notice>
          ) : null}
          {fields.some(({ code, disabled }) => code === selfExclusionCode && disabled === null) ? (
            <ReasonSelect data={data} />
          ) : null}
          {section === "deposit" && view.canCancel ? (
            <div>
              <Button form={cancelFormId} name="intent" value="cancel" look="quiet">
                {t("cancel")}
              </Button>
            </div>
          ) : null}
        </section>
      ))}
      <div className={styles.actions}>
        <Button name="intent" value="save">
          {t("save")}
        </Button>
      </div>
    </Form>
  );
}
