import type { DisplaySettings } from "~/domain/settings/display-settings";
import { type PlayerPreferences, switchFields } from "~/domain/settings/own-settings";

/** A field of the form of display settings. */
export type SettingName = keyof DisplaySettings | keyof PlayerPreferences | "language";

/** Boxes of the form: an unticked one sends nothing, so the form lists them. */
export const checkboxSettings = [
  "isCompact",
  "isLightVersion",
  "isVisuallyImpaired",
  "isLeftHidden",
  "isRightHidden",
  "isAccumulatorLine",
  "isAccumulatorLive",
  "isSportsOnly",
  "isGroupByCountry",
  "isBestOnTop",
  "isBetGenerator",
  "isDetailedScore",
  "isGameIdShown",
  "isTeamLogos",
  "isVideoMoved",
  "isStatsInNewWindow",
  "isGameZone",
  "isOddsLadder",
] as const;

/** The texts of a form's fields by name; those of `boxes` that it lists (`boxes`) and does not send are off. */
export function withUntickedBoxes(
  sent: Readonly<Record<string, unknown>>,
  boxes: readonly string[] = [...checkboxSettings, ...switchFields],
): Record<string, string> {
  const listed = String(sent["boxes"] ?? "").split(",");
  const unticked = boxes.filter((name) => listed.includes(name) && sent[name] === undefined);
  const texts = [...unticked.map((name) => [name, "0"] as const), ...Object.entries(sent)];
  return Object.fromEntries(
    texts.filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

/** UTC offsets that are in use anywhere, hours east of UTC, in ascending order. */
export const timeZoneOffsetHours: readonly number[] = [
  ...Array.from({ length: 27 }, (_, index) => index - 12),
  ...[-9.5, -3.5, -2.5, 3.5, 4.5, 5.5, 5.75, 6.5, 8.75, 9.5, 10.5, 12.75, 13.75],
].sort((a, b) => a - b);
