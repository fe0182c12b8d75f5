import type { Minor } from "../money/amount";

/** The types of a player's money accounts (ACC-04). */
export const accountTypes = { main: 0, bonus: 4, currency: 9 } as const;

/** A player's money account (main, bonus or currency account); `money` is its balance in `iso`. */
export interface Account<C extends string = string> {
  readonly id: number;
  readonly type: 0 | 4 | 9;
  readonly iso: C;
  readonly symbol: string;
  readonly money: Minor<C>;
  readonly label: string;
  readonly isActive: boolean;
}

/** All accounts of a player; stakes come from the active one unless the coupon names another. */
export interface Accounts {
  readonly all: readonly Account[];
  readonly active: Account | null;
  readonly isFrozen: boolean;
}
