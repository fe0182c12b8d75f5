import type { Minor } from "../money/amount";

/** What an account is for (ACC-04). */
export const accountTypes = { main: 0, bonus: 4, currency: 9 } as const;

/** A player's account; `money` is of `iso`. */
export interface Account<C extends string = string> {
  readonly id: number;
  readonly type: 0 | 4 | 9;
  readonly iso: C;
  readonly symbol: string;
  readonly money: Minor<C>;
  readonly label: string;
  readonly isActive: boolean;
}

/** All accounts of a player; the active one is what a stake comes from unless the coupon names another. */
export interface Accounts {
  readonly all: readonly Account[];
  readonly active: Account | null;
  readonly isFrozen: boolean;
}
