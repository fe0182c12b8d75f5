import { useTranslation } from "~/i18n/I18nProvider";
import { SettingBox, type SettingsFieldsProps } from "./SettingBox";
import { SettingsGroup } from "./SettingsGroup";

export function SlipFields({ settings }: SettingsFieldsProps) {
  const { t } = useTranslation("settings");
  return (
    <SettingsGroup title={t("group_coupon")}>
      <SettingBox settings={settings} name="isTeamLogos" label={t("team_logos")} />
      <SettingBox settings={settings} name="isAccumulatorLine" label={t("accumulator_line")} />
      <SettingBox settings={settings} name="isAccumulatorLive" label={t("accumulator_live")} />
    </SettingsGroup>
  );
}
