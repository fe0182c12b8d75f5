import { toOddsView } from "~/domain/settings/display-settings";
import { OddsAndPriceChangeFields } from "~/features/odds/OddsAndPriceChangeFields";
import { useTranslation } from "~/i18n/I18nProvider";
import { RadioGroup } from "~/ui/RadioGroup";
import { SettingCheckbox, type SettingsFieldsProps } from "./SettingCheckbox";
import { SettingsGroup } from "./SettingsGroup";

/** Settings of how sports, games, markets and prices are shown, in line and live alike (SET-01). */
export function SportsAndOddsFields({ form, settings }: SettingsFieldsProps) {
  const { t } = useTranslation("settings");
  return (
    <SettingsGroup title={t("group_line")}>
      <RadioGroup
        {...form.radios("appViewType")}
        legend={t("view")}
        options={[
          { value: "0", label: t("view_0") },
          { value: "1", label: t("view_1") },
        ]}
      />
      <RadioGroup
        {...form.radios("marketsNameType")}
        legend={t("markets_name")}
        options={[
          { value: "0", label: t("markets_name_0") },
          { value: "1", label: t("markets_name_1") },
        ]}
      />
      <SettingCheckbox form={form} name="isCompact" label={t("compact")} hint={t("compact_hint")} />
      <SettingCheckbox form={form} name="isGroupByCountry" label={t("group_by_country")} />
      <SettingCheckbox form={form} name="isBestOnTop" label={t("best_on_top")} />
      <SettingCheckbox form={form} name="isBetGenerator" label={t("bet_generator")} />
      <SettingCheckbox form={form} name="isDetailedScore" label={t("detailed_score")} />
      <SettingCheckbox form={form} name="isGameIdShown" label={t("show_game_id")} />
      <SettingCheckbox form={form} name="isSportsOnly" label={t("sports_only")} />
      <SettingCheckbox form={form} name="isGameZone" label={t("game_zone")} />
      <SettingCheckbox form={form} name="isStatsInNewWindow" label={t("stats_new_window")} />
      <SettingCheckbox form={form} name="isVideoMoved" label={t("move_video")} />
      <OddsAndPriceChangeFields
        view={toOddsView(settings)}
        coefIndicationType={settings.coefIndicationType}
        errors={form.summary}
      />
    </SettingsGroup>
  );
}
