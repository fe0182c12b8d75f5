import { limitFieldName } from "~/domain/limits/codes";
import { AmountField } from "~/features/money/AmountField";
import type { LimitRowProps } from "./CurrentLimitValue";
import { limitFieldText } from "./limit-field";
import { useLimitFieldError } from "./use-field-error";
import { useLimitName } from "./use-limit-text";

/** The field of a money limit: free text, with the values that the limit service offers as suggestions (LIM-13). */
export function LimitAmountField({ field, iso }: Pick<LimitRowProps, "field" | "iso">) {
  const name = limitFieldName(field.code);
  const listId = `${name}-values`;
  return (
    <>
      <AmountField
        name={name}
        label={useLimitName()(field.code)}
        iso={iso}
        submit={{ name: "intent", value: "save" }}
        defaultValue={field.text}
        disabled={field.disabled !== null}
        error={useLimitFieldError(field)}
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
