import type { PushedGame } from "~/domain/feed/game";
import { splitAtSigns } from "~/domain/feed/sides";
import { updatePriceButton } from "./paint-price.client";

/**
 * Updates prices, scores and minutes on the page in place: nothing moves and the focus stays (CPN-19). `show`
 * formats a price in the reader's odds view.
 */
export function updatePricesAndScoresOnPage(
  root: ParentNode,
  games: readonly PushedGame[],
  show: (price: string) => string,
): void {
  const markets = new Map(
    games.flatMap((game) => game.markets.map((one) => [`${game.id}:${one[0]}`, one])),
  );
  for (const button of root.querySelectorAll<HTMLButtonElement>("button[data-bet]")) {
    const bet = button.dataset["bet"] ?? "";
    const market = markets.get(bet.split(":", 2).join(":"));
    if (market) updatePriceButton(button, bet, market, show);
  }
  for (const game of games) {
    const [home = null, away = null] = game.scores?.split(":") ?? [];
    const [part = null, call = null] = game.play?.split(" ") ?? [];
    const values = {
      score: game.scores,
      home,
      away,
      minute: game.minute,
      part,
      call,
      "home-part": sideOf(part, 0),
      "away-part": sideOf(part, 1),
      "home-call": sideOf(call, 0),
      "away-call": sideOf(call, 1),
    };
    for (const node of root.querySelectorAll(`[data-game="${game.id}"] [data-now]`)) {
      const value = values[node.getAttribute("data-now") as keyof typeof values] ?? null;
      if (value !== null) write(node, value);
    }
  }
}

function sideOf(text: string | null, side: 0 | 1): string | null {
  return text?.split(":")[side] ?? null;
}

/**
 * Writes a value into an element. A number replaces the number in its text ("45′", "minute 45"); a text, such as a
 * score, replaces all of it. A score whose sides are each in a `<bdi>` keeps them, so that it keeps the direction of
 * the page.
 */
function write(node: Element, value: string | number) {
  const before = node.textContent ?? "";
  const text = typeof value === "number" ? before.replace(/\d+/, String(value)) : value;
  if (text === before) return;
  const parts = splitAtSigns(text);
  if (node.querySelector("bdi") && parts.length === 3) {
    const [home = "", sign = "", away = ""] = parts;
    node.replaceChildren(isolated(home), sign, isolated(away));
  } else node.textContent = text;
}

function isolated(side: string): HTMLElement {
  const element = document.createElement("bdi");
  element.textContent = side;
  return element;
}
