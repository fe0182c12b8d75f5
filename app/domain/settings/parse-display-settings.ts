import { parseCoefViewId } from "../odds/views";
import { coefIndications } from "./coef-indication";
import { defaultDisplaySettings } from "./default-display-settings";
import type { DisplaySettings } from "./display-settings";

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
  const zone = Number(text("timeZone") ?? Number.NaN);
  const theme = text("theme");
  const font = text("fontSize");
  return {
    theme: theme === "0" ? 0 : theme === "1" ? 1 : theme === "" ? null : defaults.theme,
    appViewType: either("appViewType"),
    timeZone:
      Number.isFinite(zone) && zone >= -12 && zone <= 14 && (zone * 4) % 1 === 0
        ? zone
        : defaults.timeZone,
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

/** Settings as plain values for a cookie or the platform; only those that differ from the default. */
export function serializeChangedDisplaySettings(settings: DisplaySettings): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(settings)) {
    if (value === defaultDisplaySettings[name as keyof DisplaySettings]) continue;
    values[name] =
      value === null ? "" : typeof value === "boolean" ? (value ? "1" : "0") : String(value);
  }
  return values;
}
