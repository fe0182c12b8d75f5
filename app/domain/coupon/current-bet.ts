import type { BetRef } from "./types";

/** A bet's current state from the platform (CPN-26). */
export interface CurrentBet extends BetRef {
  readonly market: {
    readonly id: number;
    /** Current price, decimal text. */
    readonly coef: string;
    readonly sportId: number;
    readonly typeId: string;
    readonly kind: number;
    readonly isLive: boolean;
    readonly champ: string;
    readonly game: string;
    readonly sport: string;
    /** The selection, in the page's language. */
    readonly name: string;
    /**
     * The name of the market that the bet is a selection of, in the page's language; absent = the
     * platform does not say.
     */
    readonly title?: string | undefined;
  };
  readonly blockId: number;
  readonly statusId: number;
  readonly gameStatusId: number;
  /** Seconds since kick-off; null unless live. */
  readonly gameTimeSec: number | null;
  readonly scores: string | null;
  /** ISO 8601. */
  readonly startsAt: string;
  /** Path of the event's page after `/{lng}/`. */
  readonly path: string;
  readonly isFinished: boolean;
  readonly isLiveInLive: boolean;
  readonly isBlocked: boolean;
  /** Another bet on this game is in the coupon (CPN-05); `markDependentBets` sets it too. */
  readonly isDepend: boolean;
  readonly isBannedExpress: boolean;
  readonly isDisabledBanker: boolean;
  readonly expressId: number | null;
  readonly statisticId: string | null;
  readonly playersDuel: readonly string[];
}
