import type { DisplaySettings } from "./display-settings";

/** How a reader wants the pages of remotes drawn (SET-01); the default is what a reader without settings gets. */
export interface RemoteDisplaySettings {
  readonly hasShortNames: boolean;
  readonly isByCountry: boolean;
  readonly isBestFirst: boolean;
  readonly hasGenerator: boolean;
  readonly isScoreDetailed: boolean;
  readonly hasGameIds: boolean;
  readonly isStatisticApart: boolean;
  readonly hasGameZone: boolean;
  readonly isSportsOnly: boolean;
}

/** The words of the header `x-display`, each with the setting that it changes from its default. */
const words = {
  "short-names": { hasShortNames: true },
  "no-countries": { isByCountry: false },
  "best-first": { isBestFirst: true },
  "no-generator": { hasGenerator: false },
  "detailed-score": { isScoreDetailed: true },
  "game-ids": { hasGameIds: true },
  "statistic-apart": { isStatisticApart: true },
  "no-zone": { hasGameZone: false },
  "sports-only": { isSportsOnly: true },
} as const satisfies Readonly<Record<string, Partial<RemoteDisplaySettings>>>;

const byDefault: RemoteDisplaySettings = {
  hasShortNames: false,
  isByCountry: true,
  isBestFirst: false,
  hasGenerator: true,
  isScoreDetailed: false,
  hasGameIds: false,
  isStatisticApart: false,
  hasGameZone: true,
  isSportsOnly: false,
};

/** Headers that tell a remote how to draw its pages for a reader (docs/platform.md, "Remote pages"). */
export function remoteDisplayHeaders(settings: DisplaySettings): Readonly<Record<string, string>> {
  const isOn: Readonly<Record<keyof typeof words, boolean>> = {
    "short-names": settings.marketsNameType === 1,
    "no-countries": !settings.isGroupByCountry,
    "best-first": settings.isBestOnTop,
    "no-generator": !settings.isBetGenerator,
    "detailed-score": settings.isDetailedScore,
    "game-ids": settings.isGameIdShown,
    "statistic-apart": settings.isStatsInNewWindow,
    "no-zone": !settings.isGameZone,
    "sports-only": settings.isSportsOnly,
  };
  const display = Object.entries(isOn).flatMap(([word, is]) => (is ? [word] : []));
  return {
    "x-time-zone": String(settings.timeZone),
    "x-hour-cycle": settings.is12h ? "12" : "24",
    ...(display.length > 0 ? { "x-display": display.join(" ") } : {}),
  };
}

/** Reads `x-display`; unknown words are left out. */
export function parseRemoteDisplayHeader(header: string | null): RemoteDisplaySettings {
  const said = (header ?? "").split(" ");
  const changes = Object.entries(words).flatMap(([word, change]) =>
    said.includes(word) ? [change] : [],
  );
  return Object.assign({}, byDefault, ...changes);
}
