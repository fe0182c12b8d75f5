import { limitFieldName } from "~/domain/limits/codes";
import { useTranslation } from "~/i18n/I18nProvider";
import { Select } from "~/ui/Select";
import type { LimitRowProps } from "./CurrentLimitValue";
import { useLimitFieldError } from "./use-field-error";
import { useLimitName, useLimitText } from "./use-limit-text";

export function LimitChoiceField({ field, iso }: Pick<LimitRowProps, "field" | "iso">) {
  const { t } = useTranslation("limits");
  const say = useLimitText(iso);
  const { code, held, choices } = field;
  const canBeNone = held === null || choices.some(({ value }) => value === null);
  const values = choices.filter(({ value }) => value !== null);
  return (
    <Select
      name={limitFieldName(code)}
      label={useLimitName()(code)}
      defaultValue={field.text}
      disabled={field.disabled !== null}
      error={useLimitFieldError(field)}
      aria-describedby={`${limitFieldName(code)}-facts`}
      options={[
        ...(canBeNone ? [{ value: "", label: t("not_set") }] : []),
        ...values.map((one) => ({ value: String(one.value), label: say(one) })),
      ]}
    />
  );
}
