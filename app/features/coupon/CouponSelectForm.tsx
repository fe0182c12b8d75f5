import type { ReactNode } from "react";
import { Button } from "~/ui/Button";
import type { FieldErrorCodeAndText } from "~/ui/field-error";
import { useHydrated } from "~/ui/hydrated";
import { Select, type SelectOption } from "~/ui/Select";
import { WithoutScript } from "~/ui/WithoutScript";
import { CouponPostForm } from "./CouponPostForm";

interface ChoiceFormProps {
  readonly intent: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly className?: string | undefined;
  /** The field's name in the form. Its `id` where several fields share the name. */
  readonly name: string;
  readonly id?: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: FieldErrorCodeAndText | null;
  /** The current value. A rejected choice falls back to it. */
  readonly value: string;
  readonly options: readonly SelectOption[];
  /** Text of the button that applies the choice without JavaScript. */
  readonly action: string;
}

/** A select that posts to the coupon: at once with JavaScript, with a button without (ACS-06). */
export function CouponSelectForm({
  intent,
  fields,
  className,
  value,
  action,
  ...select
}: ChoiceFormProps) {
  const isScripted = useHydrated();
  return (
    <CouponPostForm intent={intent} fields={fields} className={className}>
      <Select
        {...select}
        key={`${value}/${select.options.length}`}
        defaultValue={value}
        onChange={(event) => isScripted && event.currentTarget.form?.requestSubmit()}
        after={
          <WithoutScript>
            <Button look="quiet" isSmall>
              {action}
            </Button>
          </WithoutScript>
        }
      />
    </CouponPostForm>
  );
}
