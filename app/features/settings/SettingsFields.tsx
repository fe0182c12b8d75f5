import { GeneralFields } from "./GeneralFields";
import { LookFields } from "./LookFields";
import type { SettingsFieldsProps } from "./SettingCheckbox";
import { SportsAndOddsFields } from "./SportsAndOddsFields";
import { TeamLogoAndAccumulatorFields } from "./TeamLogoAndAccumulatorFields";

/** All display settings in their groups (SET-01, LAY-10). */
export function SettingsFields(props: SettingsFieldsProps) {
  return (
    <>
      <GeneralFields {...props} />
      <LookFields {...props} />
      <SportsAndOddsFields {...props} />
      <TeamLogoAndAccumulatorFields {...props} />
    </>
  );
}
