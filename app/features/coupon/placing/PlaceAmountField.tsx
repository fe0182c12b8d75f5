import { getInputProps, useField } from "@conform-to/react";
import type { ReactNode } from "react";
import type { Refusal } from "~/domain/coupon/refusal";
import { AmountField } from "~/features/money/AmountField";
import { useRefusalText } from "../use-refusal-text";

/** Id of the placing form: its fields are also elsewhere on the page, beside their bets. */
export const placeFormId = "place-form";

interface PlaceAmountFieldProps {
  readonly name: string;
  readonly iso: string;
  readonly label: ReactNode;
  readonly hint: ReactNode;
  readonly className?: string | undefined;
  readonly placeholder?: string;
  readonly isReadOnly?: boolean;
  readonly typed: string;
  readonly onType: (text: string) => void;
  /** The last reply's refusals of the bet, block or coupon that the amount is of; those of this field are shown. */
  readonly replied: readonly Refusal[];
  /** What is known to be wrong with the typed text. */
  readonly own: readonly Refusal[];
}

/** An amount of the placing form, wherever on the page it is. Its refusal comes from conform's metadata by the name. */
export function PlaceAmountField(props: PlaceAmountFieldProps) {
  const { name, typed, onType, replied, own, isReadOnly, ...field } = props;
  const words = useRefusalText(field.iso);
  const [meta] = useField<string>(name, { formId: placeFormId });
  const { key, ...input } = getInputProps(meta, {
    type: "text",
    value: false,
    ariaAttributes: false,
  });
  const codes: readonly string[] = meta.errors ?? [];
  const [refusal] = [...replied.filter(({ code }) => codes.includes(code)), ...own];
  return (
    <AmountField
      {...field}
      {...input}
      // Error summaries and scripts refer to a field by its name.
      id={name}
      submit={{ name: "intent", value: "place" }}
      value={typed}
      onChange={(event) => onType(event.currentTarget.value)}
      error={refusal ? { code: refusal.code, message: words(refusal) } : null}
      readOnly={isReadOnly}
    />
  );
}
