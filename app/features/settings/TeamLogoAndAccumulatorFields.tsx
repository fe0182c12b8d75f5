import { useTranslation } from "~/i18n/I18nProvider";
import { SettingCheckbox, type SettingsFieldsProps } from "./SettingCheckbox";
import { SettingsGroup } from "./SettingsGroup";

export function TeamLogoAndAccumulatorFields({ settings, errors }: SettingsFieldsProps) {
  const { t } = useTranslation("settings");
  return (
    <SettingsGroup title={t("group_coupon")}>
      <SettingCheckbox
        settings={settings}
        errors={errors}
        name="isTeamLogos"
        label={t("team_logos")}
      />
      <SettingCheckbox
        settings={settings}
        errors={errors}
        name="isAccumulatorLine"
        label={t("accumulator_line")}
      />
      <SettingCheckbox
        settings={settings}
        errors={errors}
        name="isAccumulatorLive"
        label={t("accumulator_live")}
      />
    </SettingsGroup>
  );
}
