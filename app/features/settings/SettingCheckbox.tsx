import type { DisplaySettings } from "~/domain/settings/display-settings";
import type { Language } from "~/i18n/languages";
import { Checkbox } from "~/ui/Checkbox";
import type { SummaryError } from "~/ui/ErrorSummary";

export interface SettingsFieldsProps {
  readonly settings: DisplaySettings;
  /** The chosen language of the form. */
  readonly language: Language;
  readonly allowed: readonly Language[];
  readonly errors: readonly SummaryError[];
}

/** The error of a field of a settings form. */
export const errorOfField = (errors: readonly SummaryError[], name: string) =>
  errors.find(({ field }) => field === name);

type FlagName = {
  [Name in keyof DisplaySettings]: DisplaySettings[Name] extends boolean ? Name : never;
}[keyof DisplaySettings];

export function SettingCheckbox({
  settings,
  errors,
  name,
  label,
  hint,
}: Pick<SettingsFieldsProps, "settings" | "errors"> & {
  readonly name: FlagName;
  readonly label: string;
  readonly hint?: string;
}) {
  return (
    <Checkbox
      name={name}
      label={label}
      hint={hint}
      defaultChecked={settings[name]}
      error={errorOfField(errors, name)}
    />
  );
}
