import { utcOffsetText } from "~/domain/settings/time-zone";
import { useTranslation } from "~/i18n/I18nProvider";
import { languages } from "~/i18n/languages";
import { RadioGroup } from "~/ui/RadioGroup";
import { Select } from "~/ui/Select";
import type { SettingsFieldsProps } from "./SettingCheckbox";
import { SettingsGroup } from "./SettingsGroup";
import { timeZoneOffsetHours } from "./settings-names";

export function GeneralFields({ form, allowed }: SettingsFieldsProps) {
  const { t } = useTranslation("settings");
  return (
    <SettingsGroup title={t("group_general")}>
      <Select
        {...form.select("language")}
        label={t("language")}
        options={allowed.map((lng) => ({ value: lng, label: languages[lng].name, lang: lng }))}
      />
      <Select
        {...form.select("timeZone")}
        label={t("time_zone")}
        options={timeZoneOffsetHours.map((zone) => ({
          value: String(zone),
          label: utcOffsetText(zone),
        }))}
      />
      <RadioGroup
        {...form.radios("is12h")}
        legend={t("clock")}
        options={[
          { value: "0", label: t("clock_24") },
          { value: "1", label: t("clock_12") },
        ]}
      />
    </SettingsGroup>
  );
}
