import type { RefusalCode } from "~/domain/coupon/refusal";

/** A bet of an offered coupon, for display; the price is exact decimal text. */
export interface OfferedBet {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly coef: string;
  readonly isBlocked: boolean;
}

/**
 * The message about a share code (CPN-21): saved, offered, loaded or refused. `dropped` are the names of
 * events that are over; `until` is ISO 8601.
 */
export type ShareCodeMessage =
  | { readonly kind: "saved"; readonly code: string; readonly until: string; readonly link: string }
  | {
      readonly kind: "offer";
      readonly code: string;
      readonly bets: readonly OfferedBet[];
      readonly dropped: readonly string[];
    }
  | { readonly kind: "loaded"; readonly code: string; readonly dropped: readonly string[] }
  /** `bound`: seconds, for `code-too-often`. */
  | { readonly kind: "refused"; readonly reason: RefusalCode; readonly bound?: number };
