import type { DisplaySettings } from "~/domain/settings/display-settings";
import type { ScreenFormView } from "~/features/forms/use-screen-form";
import type { Language } from "~/i18n/languages";
import { Checkbox } from "~/ui/Checkbox";
import type { SettingName } from "./settings-names";

export interface SettingsFieldsProps {
  readonly form: ScreenFormView<SettingName>;
  /** What the form shows. */
  readonly settings: DisplaySettings;
  readonly allowed: readonly Language[];
}

type FlagName = {
  [Name in keyof DisplaySettings]: DisplaySettings[Name] extends boolean ? Name : never;
}[keyof DisplaySettings];

export function SettingCheckbox({
  form,
  name,
  label,
  hint,
}: Pick<SettingsFieldsProps, "form"> & {
  readonly name: FlagName;
  readonly label: string;
  readonly hint?: string;
}) {
  return <Checkbox {...form.checkbox(name)} label={label} hint={hint} />;
}
