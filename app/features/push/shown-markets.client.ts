import type { PushedGame } from "~/domain/feed/game";

/**
 * Ids of all markets on the page by game id: those of the coupon first, then of offered
 * accumulators, then of price buttons (docs/conventions.md).
 */
export function marketsOnPage(root: ParentNode): Map<number, Set<number>> {
  const shown = new Map<number, Set<number>>();
  for (const selector of ["li[data-bet]", "li[data-leg]", "button[data-bet]"]) {
    for (const node of root.querySelectorAll<HTMLElement>(selector)) {
      const { bet, leg } = node.dataset;
      const [game = 0, market = 0] = (bet ?? leg ?? "").split(":").map(Number);
      if (game > 0 && market > 0) shown.set(game, (shown.get(game) ?? new Set()).add(market));
    }
  }
  return shown;
}

/** Whether an offered accumulator shows a leg at another price, or one that is suspended (CPN-24). */
export function areOfferedAccumulatorsOutdated(
  root: ParentNode,
  games: readonly PushedGame[],
): boolean {
  return [...root.querySelectorAll<HTMLElement>("li[data-leg]")].some((leg) => {
    const [game, market] = (leg.dataset["leg"] ?? "").split(":").map(Number);
    const [, coef, isOpen] =
      games.find(({ id }) => id === game)?.markets.find(([id]) => id === market) ?? [];
    if (coef === undefined) return false;
    return isOpen === 0 || coef !== leg.querySelector("data")?.value;
  });
}

/**
 * The status and part of play that the page shows for a game; null where no element shows them. If the page's
 * elements show different ones, the function returns one that differs from `now`.
 */
export function shownMatchStatusAndPart(
  root: ParentNode,
  gameId: number,
  now: string,
): string | null {
  const drawn = [...root.querySelectorAll<HTMLElement>(`[data-game="${gameId}"][data-course]`)].map(
    ({ dataset }) => dataset["course"] ?? "",
  );
  return drawn.find((course) => course !== now) ?? drawn[0] ?? null;
}
