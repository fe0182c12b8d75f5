import { limitFieldName } from "~/domain/limits/codes";
import { AmountField } from "~/features/money/AmountField";
import type { LimitInputProps } from "./LimitFieldRow";
import { limitFieldText } from "./limit-field";
import { useLimitName } from "./use-limit-text";

/** The field of a money limit: free text, with the values that the limit service offers as suggestions (LIM-13). */
export function LimitAmountField({ field, iso, form }: LimitInputProps) {
  const name = limitFieldName(field.code);
  const listId = `${name}-values`;
  const { type, ...input } = form.input(name);
  return (
    <>
      <AmountField
        {...input}
        label={useLimitName()(field.code)}
        iso={iso}
        submit={{ name: "intent", value: "save" }}
        {...(field.disabled ? { disabled: true, defaultValue: field.shown } : {})}
        list={listId}
        aria-describedby={`${name}-facts`}
      />
      <datalist id={listId}>
        {field.choices.map((one) =>
          one.value === null ? null : <option key={one.value} value={limitFieldText(one, iso)} />,
        )}
      </datalist>
    </>
  );
}
