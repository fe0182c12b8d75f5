import { Form } from "@remix-run/react";
import { selfExclusionCode } from "~/domain/limits/codes";
import { CsrfField } from "~/features/page/CsrfField";
import { screenPath } from "~/features/screens/links";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import { Notice } from "~/ui/Notice";
import { cancelPendingDepositLimitsFormId } from "./DetachedLimitsForm";
import { ExclusionReasonSelect } from "./ExclusionReasonSelect";
import { LimitFieldRow } from "./LimitFieldRow";
import styles from "./Limits.module.css";
import type { ResponsibleData } from "./page.server";
import { StricterLimitFields } from "./StricterLimitFields";
import type { LimitsForms } from "./use-limits-forms";
import type { LimitsView } from "./view";

/** The form of all limits, saved together (LIM-01). */
export function LimitsForm({
  data,
  view,
  forms: { save, stricter },
}: {
  data: ResponsibleData;
  view: LimitsView;
  forms: LimitsForms;
}) {
  const { t } = useTranslation("limits");
  const lng = useLanguage();
  return (
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
          {fields.some(({ code, disabled }) => code === selfExclusionCode && disabled === null) ? (
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
  );
}
