import { type CoefViewId, coefViewId, coefViews, type OddsView } from "../odds/views";

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
  coefViewId: coefViews.decimal,
  isOddsLadder: false,
  coefIndicationType: coefIndications.both,
};

type Values = Readonly<Record<string, string | number | boolean | undefined>>;

/** Parses settings from plain values of any source; missing or invalid ones get the default. */
export function readSettings(
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
  const zone = Number(text("timeZone") ?? Number.NaN);
  const theme = text("theme");
  const font = text("fontSize");
  return {
    theme: theme === "0" ? 0 : theme === "1" ? 1 : theme === "" ? null : defaults.theme,
    appViewType:
      text("appViewType") === "1" ? 1 : text("appViewType") === "0" ? 0 : defaults.appViewType,
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
    coefViewId: coefViewId(values["coefViewId"]) ?? defaults.coefViewId,
    isOddsLadder: flag("isOddsLadder"),
    coefIndicationType:
      Object.values(coefIndications).find((type) => String(type) === text("coefIndicationType")) ??
      defaults.coefIndicationType,
  };
}

/** Settings as plain values for a cookie or the platform; only those that differ from the default. */
export function settingsValues(settings: GlobalSettings): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(settings)) {
    if (value === defaultSettings[name as keyof GlobalSettings]) continue;
    values[name] =
      value === null ? "" : typeof value === "boolean" ? (value ? "1" : "0") : String(value);
  }
  return values;
}

export function oddsViewOf({ coefViewId: id, isOddsLadder }: GlobalSettings): OddsView {
  return { id, isLadder: isOddsLadder };
}
