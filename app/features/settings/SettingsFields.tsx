import type { ReactNode } from "react";
import { type GlobalSettings, toOddsView } from "~/domain/settings/global-settings";
import { timeZoneName } from "~/domain/settings/time-zone";
import { OddsFields } from "~/features/odds/OddsFields";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { type Language, languages } from "~/i18n/languages";
import { Checkbox } from "~/ui/Checkbox";
import { RadioGroup } from "~/ui/RadioGroup";
import { Select } from "~/ui/Select";
import styles from "./SettingsPage.module.css";
import { timeZones } from "./settings-names";

interface FieldsProps {
  readonly settings: GlobalSettings;
  readonly allowed: readonly Language[];
}

/** All display settings in their groups (SET-01, LAY-10). */
export function SettingsFields(props: FieldsProps) {
  return (
    <>
      <GeneralFields {...props} />
      <LookFields {...props} />
      <LineFields {...props} />
      <SlipFields {...props} />
    </>
  );
}

/** A group of settings under its heading. */
export function SettingsGroup({
  title,
  id,
  children,
}: {
  readonly title: string;
  readonly id?: string;
  readonly children: ReactNode;
}) {
  return (
    <fieldset className={styles.group} id={id}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

function GeneralFields({ settings, allowed }: FieldsProps) {
  const { t } = useTranslation("settings");
  return (
    <SettingsGroup title={t("group_general")}>
      <Select
        name="language"
        label={t("language")}
        defaultValue={useLanguage()}
        options={allowed.map((lng) => ({ value: lng, label: languages[lng].name, lang: lng }))}
      />
      <Select
        name="timeZone"
        label={t("time_zone")}
        defaultValue={String(settings.timeZone)}
        options={timeZones.map((zone) => ({ value: String(zone), label: timeZoneName(zone) }))}
      />
      <RadioGroup
        name="is12h"
        legend={t("clock")}
        value={settings.is12h ? "1" : "0"}
        options={[
          { value: "0", label: t("clock_24") },
          { value: "1", label: t("clock_12") },
        ]}
      />
    </SettingsGroup>
  );
}

function LookFields({ settings }: FieldsProps) {
  const { t } = useTranslation("settings");
  return (
    <SettingsGroup title={t("group_look")}>
      <RadioGroup
        name="theme"
        legend={t("theme")}
        value={settings.theme === null ? "" : String(settings.theme)}
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
        options={[
          { value: "s", label: t("font_s") },
          { value: "m", label: t("font_m") },
          { value: "l", label: t("font_l") },
        ]}
      />
      <Box settings={settings} name="isVisuallyImpaired" label={t("impaired")} />
      <Box
        settings={settings}
        name="isLightVersion"
        label={t("light_version")}
        hint={t("light_version_hint")}
      />
      <Box settings={settings} name="isLeftHidden" label={t("left_hidden")} />
      <Box settings={settings} name="isRightHidden" label={t("right_hidden")} />
    </SettingsGroup>
  );
}

function LineFields({ settings }: FieldsProps) {
  const { t } = useTranslation("settings");
  return (
    <SettingsGroup title={t("group_line")}>
      <RadioGroup
        name="appViewType"
        legend={t("view")}
        value={String(settings.appViewType)}
        options={[
          { value: "0", label: t("view_0") },
          { value: "1", label: t("view_1") },
        ]}
      />
      <RadioGroup
        name="marketsNameType"
        legend={t("markets_name")}
        value={String(settings.marketsNameType)}
        options={[
          { value: "0", label: t("markets_name_0") },
          { value: "1", label: t("markets_name_1") },
        ]}
      />
      <Box settings={settings} name="isCompact" label={t("compact")} hint={t("compact_hint")} />
      <Box settings={settings} name="isGroupByCountry" label={t("group_by_country")} />
      <Box settings={settings} name="isBestOnTop" label={t("best_on_top")} />
      <Box settings={settings} name="isBetGenerator" label={t("bet_generator")} />
      <Box settings={settings} name="isDetailedScore" label={t("detailed_score")} />
      <Box settings={settings} name="isGameIdShown" label={t("show_game_id")} />
      <Box settings={settings} name="isSportsOnly" label={t("sports_only")} />
      <Box settings={settings} name="isGameZone" label={t("game_zone")} />
      <Box settings={settings} name="isStatsInNewWindow" label={t("stats_new_window")} />
      <Box settings={settings} name="isVideoMoved" label={t("move_video")} />
      <OddsFields view={toOddsView(settings)} coefIndicationType={settings.coefIndicationType} />
    </SettingsGroup>
  );
}

function SlipFields({ settings }: FieldsProps) {
  const { t } = useTranslation("settings");
  return (
    <SettingsGroup title={t("group_coupon")}>
      <Box settings={settings} name="isTeamLogos" label={t("team_logos")} />
      <Box settings={settings} name="isAccumulatorLine" label={t("accumulator_line")} />
      <Box settings={settings} name="isAccumulatorLive" label={t("accumulator_live")} />
    </SettingsGroup>
  );
}

type FlagName = {
  [Name in keyof GlobalSettings]: GlobalSettings[Name] extends boolean ? Name : never;
}[keyof GlobalSettings];

function Box({
  settings,
  name,
  label,
  hint,
}: {
  readonly settings: GlobalSettings;
  readonly name: FlagName;
  readonly label: string;
  readonly hint?: string;
}) {
  return <Checkbox name={name} label={label} hint={hint} defaultChecked={settings[name]} />;
}
