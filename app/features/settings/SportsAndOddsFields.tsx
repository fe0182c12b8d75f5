import { toOddsView } from "~/domain/settings/display-settings";
import { OddsAndPriceChangeFields } from "~/features/odds/OddsAndPriceChangeFields";
import { useTranslation } from "~/i18n/I18nProvider";
import { RadioGroup } from "~/ui/RadioGroup";
import { errorOfField, SettingCheckbox, type SettingsFieldsProps } from "./SettingCheckbox";
import { SettingsGroup } from "./SettingsGroup";

/** Settings of how sports, games, markets and prices are shown, in line and live alike (SET-01). */
export function SportsAndOddsFields({ settings, errors }: SettingsFieldsProps) {
  const { t } = useTranslation("settings");
  return (
    <SettingsGroup title={t("group_line")}>
      <RadioGroup
        name="appViewType"
        legend={t("view")}
        value={String(settings.appViewType)}
        error={errorOfField(errors, "appViewType")}
        options={[
          { value: "0", label: t("view_0") },
          { value: "1", label: t("view_1") },
        ]}
      />
      <RadioGroup
        name="marketsNameType"
        legend={t("markets_name")}
        value={String(settings.marketsNameType)}
        error={errorOfField(errors, "marketsNameType")}
        options={[
          { value: "0", label: t("markets_name_0") },
          { value: "1", label: t("markets_name_1") },
        ]}
      />
      <SettingCheckbox
        settings={settings}
        errors={errors}
        name="isCompact"
        label={t("compact")}
        hint={t("compact_hint")}
      />
      <SettingCheckbox
        settings={settings}
        errors={errors}
        name="isGroupByCountry"
        label={t("group_by_country")}
      />
      <SettingCheckbox
        settings={settings}
        errors={errors}
        name="isBestOnTop"
        label={t("best_on_top")}
      />
      <SettingCheckbox
        settings={settings}
        errors={errors}
        name="isBetGenerator"
        label={t("bet_generator")}
      />
      <SettingCheckbox
        settings={settings}
        errors={errors}
        name="isDetailedScore"
        label={t("detailed_score")}
      />
      <SettingCheckbox
        settings={settings}
        errors={errors}
        name="isGameIdShown"
        label={t("show_game_id")}
      />
      <SettingCheckbox
        settings={settings}
        errors={errors}
        name="isSportsOnly"
        label={t("sports_only")}
      />
      <SettingCheckbox
        settings={settings}
        errors={errors}
        name="isGameZone"
        label={t("game_zone")}
      />
      <SettingCheckbox
        settings={settings}
        errors={errors}
        name="isStatsInNewWindow"
        label={t("stats_new_window")}
      />
      <SettingCheckbox
        settings={settings}
        errors={errors}
        name="isVideoMoved"
        label={t("move_video")}
      />
      <OddsAndPriceChangeFields
        view={toOddsView(settings)}
        coefIndicationType={settings.coefIndicationType}
        errors={errors}
      />
    </SettingsGroup>
  );
}
