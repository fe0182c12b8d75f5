import { useTranslation } from "~/i18n/I18nProvider";
import { RadioGroup } from "~/ui/RadioGroup";
import { SettingCheckbox, type SettingsFieldsProps } from "./SettingCheckbox";
import { SettingsGroup } from "./SettingsGroup";

export function LookFields({ form }: SettingsFieldsProps) {
  const { t } = useTranslation("settings");
  return (
    <SettingsGroup title={t("group_look")}>
      <RadioGroup
        {...form.radios("theme")}
        legend={t("theme")}
        options={[
          { value: "", label: t("theme_system") },
          { value: "0", label: t("theme_0") },
          { value: "1", label: t("theme_1") },
        ]}
      />
      <RadioGroup
        {...form.radios("fontSize")}
        legend={t("font_size")}
        options={[
          { value: "s", label: t("font_s") },
          { value: "m", label: t("font_m") },
          { value: "l", label: t("font_l") },
        ]}
      />
      <SettingCheckbox form={form} name="isVisuallyImpaired" label={t("impaired")} />
      <SettingCheckbox
        form={form}
        name="isLightVersion"
        label={t("light_version")}
        hint={t("light_version_hint")}
      />
      <SettingCheckbox form={form} name="isLeftHidden" label={t("left_hidden")} />
      <SettingCheckbox form={form} name="isRightHidden" label={t("right_hidden")} />
    </SettingsGroup>
  );
}
