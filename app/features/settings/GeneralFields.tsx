import { utcOffsetText } from "~/domain/settings/time-zone";
import { useTranslation } from "~/i18n/I18nProvider";
import { languages } from "~/i18n/languages";
import { RadioGroup } from "~/ui/RadioGroup";
import { Select } from "~/ui/Select";
import { errorOfField, type SettingsFieldsProps } from "./SettingCheckbox";
import { SettingsGroup } from "./SettingsGroup";
import { timeZoneOffsetHours } from "./settings-names";

export function GeneralFields({ settings, language, allowed, errors }: SettingsFieldsProps) {
  const { t } = useTranslation("settings");
  return (
    <SettingsGroup title={t("group_general")}>
      <Select
        name="language"
        label={t("language")}
        defaultValue={language}
        error={errorOfField(errors, "language")}
        options={allowed.map((lng) => ({ value: lng, label: languages[lng].name, lang: lng }))}
      />
      <Select
        name="timeZone"
        label={t("time_zone")}
        defaultValue={String(settings.timeZone)}
        error={errorOfField(errors, "timeZone")}
        options={timeZoneOffsetHours.map((zone) => ({
          value: String(zone),
          label: utcOffsetText(zone),
        }))}
      />
      <RadioGroup
        name="is12h"
        legend={t("clock")}
        value={settings.is12h ? "1" : "0"}
        error={errorOfField(errors, "is12h")}
        options={[
          { value: "0", label: t("clock_24") },
          { value: "1", label: t("clock_12") },
        ]}
      />
    </SettingsGroup>
  );
}
