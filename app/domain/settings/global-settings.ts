import { type CoefViewId, coefViews, type OddsView, parseCoefViewId } from "../odds/views";

/** Display settings of a reader (SET-01, LAY-10). `theme` null = the system's theme. */
export interface GlobalSettings {
  /** 0 light, 1 dark. */
  readonly theme: 0 | 1 | null;
  /** 0 European, 1 Asian. */
  readonly appViewType: 0 | 1;
  /** Hours east of UTC. */
  readonly timeZone: number;
  readonly is12h: boolean;
  readonly fontSize: "s" | "m" | "l";
  readonly isCompact: boolean;
  readonly isLightVersion: boolean;
  readonly isVisuallyImpaired: boolean;
  readonly isLeftHidden: boolean;
  readonly isRightHidden: boolean;
  /** Accumulators of the day, before matches and in play (CPN-24). */
  readonly isAccumulatorLine: boolean;
  readonly isAccumulatorLive: boolean;
  /** Sports alone: the navigation leads to no casino (SET-01). */
  readonly isSportsOnly: boolean;
  /** Names of outcomes on game pages: 0 in full ("Arsenal"), 1 short ("1"). */
  readonly marketsNameType: 0 | 1;
  /** Championships stand under their countries, in the column of sports and in their list. */
  readonly isGroupByCountry: boolean;
  /** Lists begin with the matches of the first championships. */
  readonly isBestOnTop: boolean;
  /** Lists lead to the generator of expresses. */
  readonly isBetGenerator: boolean;
  /** Lists show the score of every part of a game in play. */
  readonly isDetailedScore: boolean;
  /** The number of a game stands beside it. */
  readonly isGameIdShown: boolean;
  /** The coupon draws the crests of both sides. */
  readonly isTeamLogos: boolean;
  /** A video that is scrolled past stays in view; needs a script. */
  readonly isVideoMoved: boolean;
  /** Links to statistics open a window of their own. */
  readonly isStatsInNewWindow: boolean;
  /** A game's page draws how the game has gone. */
  readonly isGameZone: boolean;
  /** The odds view (ODD-01). */
  readonly coefViewId: CoefViewId;
  /** Fractions on the traditional British ladder instead of lowest terms (ODD-04). */
  readonly isOddsLadder: boolean;
  /** How a price change is marked (ODD-03). */
  readonly coefIndicationType: CoefIndicationType;
}

/**
 * Marks of a price change, none by colour alone: the line of `colour` is above for up and below for down
 * (ODD-03).
 */
export const coefIndications = { colour: 0, arrow: 1, both: 2 } as const;
export type CoefIndicationType = (typeof coefIndications)[keyof typeof coefIndications];

/** Settings until the reader chooses others (CFG-08). */
export const defaultSettings: GlobalSettings = {
  theme: null,
  appViewType: 0,
  timeZone: 3,
  is12h: false,
  fontSize: "m",
  isCompact: false,
  isLightVersion: false,
  isVisuallyImpaired: false,
  isLeftHidden: false,
  isRightHidden: false,
  isAccumulatorLine: true,
  isAccumulatorLive: true,
  isSportsOnly: false,
  marketsNameType: 0,
  isGroupByCountry: true,
  isBestOnTop: false,
  isBetGenerator: true,
  isDetailedScore: false,
  isGameIdShown: false,
  isTeamLogos: true,
  isVideoMoved: true,
  isStatsInNewWindow: false,
  isGameZone: true,
  coefViewId: coefViews.decimal,
  isOddsLadder: false,
  coefIndicationType: coefIndications.both,
};

type Values = Readonly<Record<string, string | number | boolean | undefined>>;

/** Parses settings from plain values of any source; missing or invalid ones get the default. */
export function parseSettings(
  values: Values,
  defaults: GlobalSettings = defaultSettings,
): GlobalSettings {
  const text = (name: string) => (values[name] === undefined ? undefined : String(values[name]));
  const flag = (name: keyof GlobalSettings) => {
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
export function serializeSettings(settings: GlobalSettings): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(settings)) {
    if (value === defaultSettings[name as keyof GlobalSettings]) continue;
    values[name] =
      value === null ? "" : typeof value === "boolean" ? (value ? "1" : "0") : String(value);
  }
  return values;
}

export function toOddsView({ coefViewId: id, isOddsLadder }: GlobalSettings): OddsView {
  return { id, isLadder: isOddsLadder };
}
