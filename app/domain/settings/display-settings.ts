import type { CoefViewId, OddsView } from "../odds/views";
import type { CoefIndicationType } from "./coef-indication";

/** Display settings of a reader (SET-01, LAY-10). `theme` null = the system's theme. */
export interface DisplaySettings {
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
  /**
   * Whether pages show accumulators of the day: of matches that have not begun, and below
   * (`isAccumulatorLive`) in play (CPN-24).
   */
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

export function toOddsView({ coefViewId: id, isOddsLadder }: DisplaySettings): OddsView {
  return { id, isLadder: isOddsLadder };
}
