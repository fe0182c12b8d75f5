import type { PlacedCoupon } from "~/domain/coupon/placed";
import type { RefusalCode } from "~/domain/coupon/refusal";
import type { PlacePlatform, PlacePost } from "./place-input.server";

/** A posted placement of singles: typed stakes by bet ref. */
export interface SinglesPost extends Omit<PlacePost, "typedAmount" | "typedByBlock"> {
  readonly typedAmounts: Readonly<Record<string, string>>;
  /** Why bets can never be placed any more, by ref: the page has no stake field for them. */
  readonly gone?: ReadonlyMap<string, RefusalCode>;
}

/** The platform's calls for singles. `findByKeys` returns the coupon under each key; null = no answer. */
export interface SinglesPlatform extends PlacePlatform {
  findByKeys(keys: readonly string[]): Promise<ReadonlyMap<string, PlacedCoupon> | null>;
}
