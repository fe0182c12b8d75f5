import type { GlobalSettings } from "~/domain/settings/global-settings";
import type { Language } from "~/i18n/languages";
import { Checkbox } from "~/ui/Checkbox";

export interface SettingsFieldsProps {
  readonly settings: GlobalSettings;
  readonly allowed: readonly Language[];
}

type FlagName = {
  [Name in keyof GlobalSettings]: GlobalSettings[Name] extends boolean ? Name : never;
}[keyof GlobalSettings];

export function SettingCheckbox({
  settings,
  name,
  label,
  hint,
}: {
  readonly settings: GlobalSettings;
  readonly name: FlagName;
  readonly label: string;
  readonly hint?: string;
}) {
  return <Checkbox name={name} label={label} hint={hint} defaultChecked={settings[name]} />;
}
