import type { DisplaySettings } from "~/domain/settings/display-settings";
import type { Language } from "~/i18n/languages";
import { Checkbox } from "~/ui/Checkbox";

export interface SettingsFieldsProps {
  readonly settings: DisplaySettings;
  readonly allowed: readonly Language[];
}

type FlagName = {
  [Name in keyof DisplaySettings]: DisplaySettings[Name] extends boolean ? Name : never;
}[keyof DisplaySettings];

export function SettingCheckbox({
  settings,
  name,
  label,
  hint,
}: {
  readonly settings: DisplaySettings;
  readonly name: FlagName;
  readonly label: string;
  readonly hint?: string;
}) {
  return <Checkbox name={name} label={label} hint={hint} defaultChecked={settings[name]} />;
}
