/** A bet's block; bets not assigned to one are in block 1. */
export function blockIdOfBet({ blockId }: { readonly blockId: number }): number {
  return Math.max(1, blockId);
}

/** The blocks of a coupon in order, each with its bets. */
export function groupBetsByBlock<T extends { readonly blockId: number }>(
  bets: readonly T[],
): Map<number, T[]> {
  const ids = [...new Set(bets.map(blockIdOfBet))].toSorted((a, b) => a - b);
  return new Map(ids.map((id) => [id, bets.filter((bet) => blockIdOfBet(bet) === id)]));
}
