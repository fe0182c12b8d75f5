import { useTranslation } from "~/i18n/I18nProvider";
import { RadioGroup } from "~/ui/RadioGroup";
import { errorOfField, SettingCheckbox, type SettingsFieldsProps } from "./SettingCheckbox";
import { SettingsGroup } from "./SettingsGroup";

export function LookFields({ settings, errors }: SettingsFieldsProps) {
  const { t } = useTranslation("settings");
  return (
    <SettingsGroup title={t("group_look")}>
      <RadioGroup
        name="theme"
        legend={t("theme")}
        value={settings.theme === null ? "" : String(settings.theme)}
        error={errorOfField(errors, "theme")}
        options={[
          { value: "", label: t("theme_system") },
          { value: "0", label: t("theme_0") },
          { value: "1", label: t("theme_1") },
        ]}
      />
      <RadioGroup
        name="fontSize"
        legend={t("font_size")}
        value={settings.fontSize}
        error={errorOfField(errors, "fontSize")}
        options={[
          { value: "s", label: t("font_s") },
          { value: "m", label: t("font_m") },
          { value: "l", label: t("font_l") },
        ]}
      />
      <SettingCheckbox
        settings={settings}
        errors={errors}
        name="isVisuallyImpaired"
        label={t("impaired")}
      />
      <SettingCheckbox
        settings={settings}
        errors={errors}
        name="isLightVersion"
        label={t("light_version")}
        hint={t("light_version_hint")}
      />
      <SettingCheckbox
        settings={settings}
        errors={errors}
        name="isLeftHidden"
        label={t("left_hidden")}
      />
      <SettingCheckbox
        settings={settings}
        errors={errors}
        name="isRightHidden"
        label={t("right_hidden")}
      />
    </SettingsGroup>
  );
}
