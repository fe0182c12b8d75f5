import { Form, type FormProps } from "@remix-run/react";
import { selfExclusionCode } from "~/domain/limits/codes";
import type { FormReply } from "~/features/forms/reply";
import { CsrfField } from "~/features/page/CsrfField";
import { screenPath } from "~/features/screens/links";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import { Notice } from "~/ui/Notice";
import { Select } from "~/ui/Select";
import { LimitFieldRow } from "./LimitFieldRow";
import styles from "./Limits.module.css";
import type { ResponsibleData } from "./page.server";
import { StricterLimitFields } from "./StricterLimitFields";
import { useLimitsForms } from "./use-limits-forms";
import type { LimitsView } from "./view";

/** The form of all limits, saved together (LIM-01), and the forms whose fields are placed among them. */
export function LimitsForm({
  data,
  view,
  reply,
}: {
  data: ResponsibleData;
  view: LimitsView;
  reply: FormReply<unknown> | null;
}) {
  const { save, stricter } = useLimitsForms(data, reply);
  const { t } = useTranslation("limits");
  const lng = useLanguage();
  return (
    <>
      <Form
        {...save.form}
        method="post"
        action={screenPath(lng, "office:responsible")}
        className={styles.form}
        reloadDocument
      >
        <CsrfField />
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
                form={save}
              />
            ))}
            <StricterLimitFields
              section={section}
              fields={fields}
              iso={view.iso}
              form={stricter}
              reason={
                <ExclusionReasonSelect data={data} id="stricter-reason" form={stricter.form.id} />
              }
            />
            {section === "extra" && view.isExclusionToCome ? (
              <Notice kind="warning" code="exclusion-to-come" isStatic>
                {t("exclusion_to_come")}
              </Notice>
            ) : null}
            {fields.some(
              ({ code, disabled }) => code === selfExclusionCode && disabled === null,
            ) ? (
              <ExclusionReasonSelect data={data} />
            ) : null}
            {section === "deposit" && view.canCancel ? (
              <div>
                <Button
                  form={cancelPendingDepositLimitsFormId}
                  name="intent"
                  value="cancel"
                  look="quiet"
                >
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
      {view.canCancel ? (
        <DetachedLimitsForm form={{ id: cancelPendingDepositLimitsFormId }} formKey={data.key} />
      ) : null}
      <DetachedLimitsForm form={stricter.form} formKey={data.key} intent="stricter" />
    </>
  );
}

/** The reason for a self-exclusion (LIM-08); nothing where the platform offers no reasons. */
function ExclusionReasonSelect({
  data,
  ...field
}: {
  data: ResponsibleData;
  id?: string;
  form?: string;
}) {
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

const cancelPendingDepositLimitsFormId = "limits-cancel";

/**
 * A form whose fields and buttons are placed among the limits: cancelling pending deposit limits (LIM-05),
 * and stricter values (LIM-07). Enter presses a form's first button, which must be the save button in the
 * form of limits (LIM-03, ACS-02).
 */
function DetachedLimitsForm({
  form,
  formKey,
  intent,
}: {
  form: { readonly id: string } & Pick<FormProps, "onSubmit">;
  formKey: string;
  intent?: string;
}) {
  const lng = useLanguage();
  return (
    <Form
      {...form}
      method="post"
      action={screenPath(lng, "office:responsible")}
      reloadDocument
      noValidate
      hidden
    >
      <CsrfField />
      <input type="hidden" name="key" value={formKey} />
      {intent === undefined ? null : <input type="hidden" name="intent" value={intent} />}
    </Form>
  );
}
