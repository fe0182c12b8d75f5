import { useTranslation } from "~/i18n/I18nProvider";
import { SettingCheckbox, type SettingsFieldsProps } from "./SettingCheckbox";
import { SettingsGroup } from "./SettingsGroup";

export function TeamLogoAndAccumulatorFields({ form }: SettingsFieldsProps) {
  const { t } = useTranslation("settings");
  return (
    <SettingsGroup title={t("group_coupon")}>
      <SettingCheckbox form={form} name="isTeamLogos" label={t("team_logos")} />
      <SettingCheckbox form={form} name="isAccumulatorLine" label={t("accumulator_line")} />
      <SettingCheckbox form={form} name="isAccumulatorLive" label={t("accumulator_live")} />
    </SettingsGroup>
  );
}
