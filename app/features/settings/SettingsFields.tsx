import { GeneralFields } from "./GeneralFields";
import { LineFields } from "./LineFields";
import { LookFields } from "./LookFields";
import type { SettingsFieldsProps } from "./SettingCheckbox";
import { SlipFields } from "./SlipFields";

/** All display settings in their groups (SET-01, LAY-10). */
export function SettingsFields(props: SettingsFieldsProps) {
  return (
    <>
      <GeneralFields {...props} />
      <LookFields {...props} />
      <LineFields {...props} />
      <SlipFields {...props} />
    </>
  );
}
