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

/** UTC offsets that are in use anywhere, hours east of UTC, in ascending order. */
export const timeZoneOffsetHours: readonly number[] = [
  ...Array.from({ length: 27 }, (_, index) => index - 12),
  ...[-9.5, -3.5, -2.5, 3.5, 4.5, 5.5, 5.75, 6.5, 8.75, 9.5, 10.5, 12.75, 13.75],
].sort((a, b) => a - b);
