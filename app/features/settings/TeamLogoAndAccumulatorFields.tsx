import { useTranslation } from "~/i18n/I18nProvider";
import { SettingCheckbox, type SettingsFieldsProps } from "./SettingCheckbox";
import { SettingsGroup } from "./SettingsGroup";

export function TeamLogoAndAccumulatorFields({ settings }: SettingsFieldsProps) {
  const { t } = useTranslation("settings");
  return (
    <SettingsGroup title={t("group_coupon")}>
      <SettingCheckbox settings={settings} name="isTeamLogos" label={t("team_logos")} />
      <SettingCheckbox settings={settings} name="isAccumulatorLine" label={t("accumulator_line")} />
      <SettingCheckbox settings={settings} name="isAccumulatorLive" label={t("accumulator_live")} />
    </SettingsGroup>
  );
}
