import { falseFormValues, trueFormValues } from "../coupon/settings/form-values";
import { coefViews, parseCoefViewId } from "../odds/views";
import { coefIndications } from "./coef-indication";
import { defaultDisplaySettings } from "./default-display-settings";
import type { DisplaySettings } from "./display-settings";
import { parseUtcOffset } from "./time-zone";

type Values = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * Parses settings from plain values of any source. Missing values get the default, and so do
 * invalid ones; only an invalid on/off value counts as off.
 */
export function parseDisplaySettings(
  values: Values,
  defaults: DisplaySettings = defaultDisplaySettings,
): DisplaySettings {
  const text = (name: string) => (values[name] === undefined ? undefined : String(values[name]));
  const flag = (name: keyof DisplaySettings) => {
    const value = text(name);
    return value === undefined
      ? Boolean(defaults[name])
      : value === "1" || value === "true" || value === "on";
  };
  const either = (name: "appViewType" | "marketsNameType") => {
    const value = text(name);
    return value === "1" ? 1 : value === "0" ? 0 : defaults[name];
  };
  const theme = text("theme");
  const font = text("fontSize");
  return {
    theme: theme === "0" ? 0 : theme === "1" ? 1 : theme === "" ? null : defaults.theme,
    appViewType: either("appViewType"),
    timeZone: parseUtcOffset(text("timeZone") ?? "") ?? defaults.timeZone,
    is12h: flag("is12h"),
    fontSize: font === "s" || font === "m" || font === "l" ? font : defaults.fontSize,
    isCompact: flag("isCompact"),
    isLightVersion: flag("isLightVersion"),
    isVisuallyImpaired: flag("isVisuallyImpaired"),
    isLeftHidden: flag("isLeftHidden"),
    isRightHidden: flag("isRightHidden"),
    isAccumulatorLine: flag("isAccumulatorLine"),
    isAccumulatorLive: flag("isAccumulatorLive"),
    isSportsOnly: flag("isSportsOnly"),
    marketsNameType: either("marketsNameType"),
    isGroupByCountry: flag("isGroupByCountry"),
    isBestOnTop: flag("isBestOnTop"),
    isBetGenerator: flag("isBetGenerator"),
    isDetailedScore: flag("isDetailedScore"),
    isGameIdShown: flag("isGameIdShown"),
    isTeamLogos: flag("isTeamLogos"),
    isVideoMoved: flag("isVideoMoved"),
    isStatsInNewWindow: flag("isStatsInNewWindow"),
    isGameZone: flag("isGameZone"),
    coefViewId: parseCoefViewId(values["coefViewId"]) ?? defaults.coefViewId,
    isOddsLadder: flag("isOddsLadder"),
    coefIndicationType:
      Object.values(coefIndications).find((type) => String(type) === text("coefIndicationType")) ??
      defaults.coefIndicationType,
  };
}

const numbered = (choices: Readonly<Record<string, number>>) => Object.values(choices).map(String);

/** Form texts of the settings that are neither on or off nor the time zone. */
const choices: Partial<Record<keyof DisplaySettings, readonly string[]>> = {
  theme: ["", "0", "1"],
  appViewType: ["0", "1"],
  fontSize: ["s", "m", "l"],
  marketsNameType: ["0", "1"],
  coefViewId: numbered(coefViews),
  coefIndicationType: numbered(coefIndications),
};

/** Names of the settings whose text in a form is none of their choices (SET-01, ODD-01, ODD-03). */
export function invalidDisplaySettings(texts: Readonly<Record<string, string>>): string[] {
  const names = Object.keys(defaultDisplaySettings) as (keyof DisplaySettings)[];
  return names.filter((name) => {
    const text = texts[name];
    if (text === undefined) return false;
    if (name === "timeZone") return parseUtcOffset(text) === null;
    return !(choices[name] ?? [...trueFormValues, ...falseFormValues]).includes(text);
  });
}

/** Settings as plain values for a cookie or the platform; only those that differ from the default. */
export function serializeChangedDisplaySettings(settings: DisplaySettings): Record<string, string> {
  return Object.fromEntries(
    Object.entries(displaySettingTexts(settings)).filter(
      ([name]) =>
        settings[name as keyof DisplaySettings] !==
        defaultDisplaySettings[name as keyof DisplaySettings],
    ),
  );
}

/** All settings as the texts of a form's fields. */
export function displaySettingTexts(
  settings: DisplaySettings,
): Record<keyof DisplaySettings, string> {
  const texts = Object.entries(settings).map(([name, value]) => [
    name,
    value === null ? "" : typeof value === "boolean" ? (value ? "1" : "0") : String(value),
  ]);
  return Object.fromEntries(texts);
}
