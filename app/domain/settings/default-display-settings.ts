import { coefViews } from "../odds/views";
import { coefIndications } from "./coef-indication";
import type { DisplaySettings } from "./display-settings";

/** Settings until the reader chooses others (CFG-08). */
export const defaultDisplaySettings: DisplaySettings = {
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
