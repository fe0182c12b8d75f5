import type { MouseEvent, RefObject } from "react";
import { ambiguousAmountReadings, fromMinor } from "~/domain/money/money";
import { amountReadingField } from "~/domain/money/reading";
import { useTranslation } from "~/i18n/I18nProvider";
import type { Language } from "~/i18n/languages";
import { Button } from "~/ui/Button";
import styles from "~/ui/Field.module.css";
import { useHydrated } from "~/ui/hydrated";
import { useMoneyFormatter } from "~/ui/Money";
import { VisuallyHidden } from "~/ui/VisuallyHidden";

interface AmountReadingsProps {
  readonly name: string;
  readonly form: string | undefined;
  readonly typed: string;
  readonly iso: string;
  readonly lng: Language;
  readonly input: RefObject<HTMLInputElement>;
  /** Name and value that the form's own submit button posts; undefined where it posts none. */
  readonly submit: SubmitButtonField | undefined;
}

/** Name and value that the form's own submit button posts. */
export interface SubmitButtonField {
  readonly name: string;
  readonly value: string;
}

/**
 * A button for each possible amount of ambiguous text (LIM-13). It puts its amount into the field and saves
 * nothing: with a script at once, without one by a post that returns the form.
 */
export function AmbiguousAmountChoices({
  name,
  form,
  typed,
  iso,
  lng,
  input,
  submit,
}: AmountReadingsProps) {
  const { t } = useTranslation();
  const money = useMoneyFormatter();
  const isScripted = useHydrated();
  const readings = ambiguousAmountReadings(typed, iso, lng);
  if (readings.length === 0) return null;
  const choose = (text: string) => (event: MouseEvent) => {
    if (!input.current) return;
    event.preventDefault();
    writeText(input.current, text);
    input.current.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would stand between a label and its field
    <div className={styles.readings} role="group" aria-label={t("amount_readings")}>
      {isScripted ? null : (
        // Enter presses a form's first button: that is the form's own, and never a reading (ACS-02).
        <VisuallyHidden>
          <button {...submit} type="submit" form={form} tabIndex={-1} aria-hidden="true" />
        </VisuallyHidden>
      )}
      <span aria-hidden="true">{t("amount_readings")}</span>
      {readings.map((minor) => (
        <Button
          key={minor}
          type={isScripted ? "button" : "submit"}
          name={amountReadingField}
          value={`${name}=${fromMinor(minor, iso)}`}
          form={form}
          formNoValidate
          look="quiet"
          isSmall
          onClick={choose(fromMinor(minor, iso))}
        >
          {money(minor, iso)}
        </Button>
      ))}
    </div>
  );
}

/** Sets a field's text like typed input, so that React's listeners notice. */
function writeText(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
