import { limitFieldName } from "~/domain/limits/codes";
import { useTranslation } from "~/i18n/I18nProvider";
import { Select } from "~/ui/Select";
import type { LimitInputProps } from "./LimitFieldRow";
import { useLimitName, useLimitText } from "./use-limit-text";

export function LimitChoiceField({ field, iso, form }: LimitInputProps) {
  const { t } = useTranslation("limits");
  const say = useLimitText(iso);
  const { code, held, choices, disabled, shown } = field;
  const canBeNone = held === null || choices.some(({ value }) => value === null);
  const values = choices.filter(({ value }) => value !== null);
  return (
    <Select
      {...form.select(limitFieldName(code))}
      label={useLimitName()(code)}
      {...(disabled ? { disabled: true, defaultValue: shown } : {})}
      aria-describedby={`${limitFieldName(code)}-facts`}
      options={[
        ...(canBeNone ? [{ value: "", label: t("not_set") }] : []),
        ...values.map((one) => ({ value: String(one.value), label: say(one) })),
      ]}
    />
  );
}
