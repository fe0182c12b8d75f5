import type { ReactNode } from "react";
import { isMoneyLimitCode, type LimitSection, selfExclusionCode } from "~/domain/limits/codes";
import { AmountField } from "~/features/money/AmountField";
import { useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import { Select } from "~/ui/Select";
import styles from "./Limits.module.css";
import { stricterLimitFieldName } from "./stricter";
import { useLimitName, useLimitText } from "./use-limit-text";
import type { LimitsForms } from "./use-limits-forms";
import type { LimitField, StricterLimitField } from "./view";

interface StricterFieldsProps {
  readonly section: LimitSection;
  readonly fields: readonly LimitField[];
  readonly iso: string | null;
  /** The form that the fields belong to, wherever they are placed. */
  readonly form: LimitsForms["stricter"];
  /** The field for the reason of a self-exclusion, where that is one of the fields. */
  readonly reason: ReactNode;
}

/** Next to disabled fields: the fields that accept a stricter value at once (LIM-07). */
export function StricterLimitFields({ section, fields, iso, form, reason }: StricterFieldsProps) {
  const { t } = useTranslation("limits");
  const name = useLimitName();
  const open = fields.flatMap((field) =>
    field.stricter ? [{ ...field, stricter: field.stricter }] : [],
  );
  if (open.length === 0) return null;
  const titleId = `stricter-${section}`;
  return (
    <fieldset className={styles.stricter} aria-labelledby={titleId}>
      <h3 id={titleId}>{t("stricter_title")}</h3>
      <p className={styles.hint}>{t("stricter_hint")}</p>
      {open.map((field) => (
        <div key={field.code} data-stricter={field.code}>
          <StricterValue field={field} iso={iso} form={form} />
          {field.stricter.canKeep ? (
            <Button form={form.form.id} name="keep" value={String(field.code)} look="quiet">
              {t("keep", { limit: name(field.code) })}
            </Button>
          ) : null}
        </div>
      ))}
      {open.some(({ code, stricter }) => code === selfExclusionCode && stricter.choices.length > 0)
        ? reason
        : null}
      <div>
        <Button form={form.form.id} look="quiet">
          {t("stricter_save")}
        </Button>
      </div>
    </fieldset>
  );
}

function StricterValue({
  field: { code, stricter },
  iso,
  form,
}: {
  readonly field: {
    readonly code: LimitField["code"];
    readonly stricter: StricterLimitField;
  };
  readonly iso: string | null;
  readonly form: LimitsForms["stricter"];
}) {
  const { t } = useTranslation("limits");
  const say = useLimitText(iso);
  const label = useLimitName()(code);
  const name = stricterLimitFieldName(code);
  if (isMoneyLimitCode(code)) {
    const { type, ...input } = form.input(name);
    return <AmountField {...input} label={label} iso={iso} />;
  }
  if (stricter.choices.length === 0) return null;
  return (
    <Select
      {...form.select(name)}
      label={label}
      options={[
        { value: "", label: t("stricter_none") },
        ...stricter.choices.map((one) => ({ value: String(one.value), label: say(one) })),
      ]}
    />
  );
}
