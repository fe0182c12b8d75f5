import type { Account } from "../accounts/account";
import { readAmount } from "../money/money";
import { productRatio, returnAt } from "../odds/ratio";
import type { BetView } from "./bet-view";
import { blockOf, blocksOf, type Outlook } from "./combine";
import { countedOf } from "./counted";
import { type Bounds, betAmountText, type StakeBounds, stakeBounds, stakeRefusals } from "./stake";
import { type CouponCookie, couponTypes, type Refusal } from "./types";

/** One block of a coupon: an express with a stake of its own (CPN-02). Amounts are minor units, null = none. */
export interface BlockView extends StakeBounds {
  readonly id: number;
  /** The stake's text. */
  readonly amount: string;
  readonly maxPayout: number | null;
}

/** The field of a block's stake (contract, "Forms"). */
export function blockField(id: number): string {
  return `amount-${id}`;
}

/** The blocks of a coupon in their order, with the bounds of each where the platform states them. */
export function blockViews(
  coupon: CouponCookie,
  bounds: Readonly<Record<string, Bounds>>,
  context: {
    readonly iso: string;
    readonly account: Account | null;
    readonly minAmountTypes: readonly number[];
  },
): BlockView[] {
  const { iso, account, minAmountTypes } = context;
  return [...blocksOf(coupon.bets).keys()].map((id) => ({
    id,
    amount: betAmountText(coupon, { amount: coupon.amountByBlockId[id] ?? "" }, iso),
    ...stakeBounds(bounds[id] ?? null, couponTypes.blocks, minAmountTypes, account),
    maxPayout: bounds[id]?.maxPayout ?? null,
  }));
}

/** What typed stakes of blocks come to, minor units; `returns` by block in their order, null while one is no amount. */
export function stakedOnBlocks(
  coupon: Pick<CouponCookie, "bets" | "typeId" | "systemValue">,
  blocks: readonly BlockView[],
  typed: (id: number) => string,
  iso: string,
  coefs: readonly string[],
): { readonly stake: number; readonly isWhole: boolean; readonly returns: readonly (number | null)[] } {
  const { legs } = countedOf(coupon, { stake: 0, amountByBlockId: {} }, coefs);
  const amounts = blocks.map(({ id }) => readAmount(typed(id), iso));
  const returns = blocks.map(({ id, maxPayout }, at) => {
    const amount = amounts[at];
    if (!amount?.ok) return null;
    const factors = legs.filter((leg) => blockOf(leg) === id).map(({ factor }) => factor);
    return Math.min(returnAt(amount.minor, productRatio(factors)), maxPayout ?? Number.MAX_SAFE_INTEGER);
  });
  const stakes = amounts.map((amount) => (amount.ok ? amount.minor : 0));
  return { stake: sum(stakes), isWhole: stakes.every((stake) => stake > 0), returns };
}

/** What stands against the stakes of blocks, each at its block. */
export function blocksRefusals(
  blocks: readonly BlockView[],
  iso: string,
  account: Account | null,
): Refusal[] {
  return blocks.flatMap(({ id, amount, ...bounds }) =>
    stakeRefusals(amount, iso, bounds, account).map((refusal) => ({ ...refusal, blockId: id })),
  );
}

/** What blocks may bring: the most of all, the least of one (CPN-22). */
export function blocksOutlook(returns: readonly (number | null)[]): Outlook | null {
  const known = returns.flatMap((win) => win ?? []);
  if (known.length === 0) return null;
  return { most: sum(known), least: Math.min(...known), lines: returns.length };
}

/** Whether a row of the coupon stands in a block. */
export function isInBlock(row: Pick<BetView, "blockId">, id: number): boolean {
  return blockOf(row) === id;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => Math.min(total + amount, Number.MAX_SAFE_INTEGER), 0);
}
