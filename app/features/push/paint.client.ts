import type { PushedGame, PushedMarket } from "~/domain/feed/game";
import { replaceLast } from "../odds/fragment-odds";

/** How long a changed price is marked, ms. */
const markMs = 4_000;

/** All markets on the page by game, those of the coupon first, then of offered accumulators (docs/conventions.md). */
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
export function areOffersOutdated(root: ParentNode, games: readonly PushedGame[]): boolean {
  return [...root.querySelectorAll<HTMLElement>("li[data-leg]")].some((leg) => {
    const [game, market] = (leg.dataset["leg"] ?? "").split(":").map(Number);
    const [, coef, isOpen] =
      games.find(({ id }) => id === game)?.markets.find(([id]) => id === market) ?? [];
    if (coef === undefined) return false;
    return isOpen === 0 || coef !== leg.querySelector("data")?.value;
  });
}

/**
 * The status and part of play that the page shows for a game. If its elements differ, one that is
 * not `now`; null where no element shows it.
 */
export function shownMatchProgress(root: ParentNode, gameId: number, now: string): string | null {
  const drawn = [...root.querySelectorAll<HTMLElement>(`[data-game="${gameId}"][data-course]`)].map(
    ({ dataset }) => dataset["course"] ?? "",
  );
  return drawn.find((course) => course !== now) ?? drawn[0] ?? null;
}

/**
 * Updates prices, scores and minutes on the page in place: nothing moves and the focus stays (CPN-19). `show`
 * formats a price in the reader's odds view.
 */
export function paintPushedGames(
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
    if (market) paintPrice(button, bet, market, show);
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

/** Text around a number stays: "45′", "minute 45". A score replaces the whole text. */
function write(node: Element, value: string | number) {
  const before = node.textContent ?? "";
  const text = typeof value === "number" ? before.replace(/\d+/, String(value)) : value;
  if (text !== before) node.textContent = text;
}

function paintPrice(
  button: HTMLButtonElement,
  bet: string,
  [, coef, isOpen]: PushedMarket,
  show: (price: string) => string,
) {
  const price = button.querySelector('data[data-name="bet-coef"]');
  const before = price?.getAttribute("value");
  if (price && before && coef !== null && coef !== before) {
    button.value = `${bet}:${coef}`;
    price.setAttribute("value", coef);
    price.textContent = show(coef);
    relabel(button, (label) => replaceLast(label, show(before), show(coef)));
    mark(button, Number(coef) > Number(before) ? "up" : "down");
  }
  if (isPriceButtonBlocked(button) === (isOpen === 0)) return;
  if (isOpen) open(button);
  else block(button);
}

/** Whether a price button is blocked. */
export function isPriceButtonBlocked(button: HTMLButtonElement): boolean {
  return button.disabled || button.getAttribute("aria-disabled") === "true";
}

function block(button: HTMLButtonElement) {
  // Disabling a focused button would lose the focus: it gets `aria-disabled` until it loses the focus.
  if (button === document.activeElement) {
    button.setAttribute("aria-disabled", "true");
    button.addEventListener("blur", () => settle(button), { once: true });
  } else button.disabled = true;
  const price = button.querySelector("data");
  if (price && price.parentElement?.localName !== "s") {
    const struck = document.createElement("s");
    price.replaceWith(struck);
    struck.append(price);
    struck.after(padlock());
  }
  const words = wordsOf(button);
  relabel(button, (label) => (label.endsWith(words) ? label : label + words));
}

function open(button: HTMLButtonElement) {
  button.disabled = false;
  button.removeAttribute("aria-disabled");
  const struck = button.querySelector("s");
  struck?.replaceWith(...struck.childNodes);
  button.querySelector("svg.lock")?.remove();
  const words = wordsOf(button);
  relabel(button, (label) =>
    words && label.endsWith(words) ? label.slice(0, -words.length) : label,
  );
}

/** The padlock that the page draws: the shell's own icon in the size of a price. */
function padlock(): Element {
  const drawing = document.createElement("template");
  drawing.innerHTML =
    '<svg class="lock" width="12" height="12" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2.4"><use href="#icon-lock"/></svg>';
  return drawing.content.firstElementChild as Element;
}

function settle(button: HTMLButtonElement) {
  if (button.getAttribute("aria-disabled") !== "true") return;
  button.removeAttribute("aria-disabled");
  button.disabled = true;
}

/** The remote's label for a blocked price, in the page's language. */
function wordsOf(button: HTMLButtonElement): string {
  const words = button.closest<HTMLElement>("[data-blocked-words]")?.dataset["blockedWords"];
  return words ? `, ${words}` : "";
}

function relabel(button: HTMLButtonElement, change: (label: string) => string) {
  const label = button.getAttribute("aria-label");
  if (label !== null) button.setAttribute("aria-label", change(label));
}

function mark(button: HTMLButtonElement, way: "up" | "down") {
  const stamp = String(performance.now());
  button.dataset["moved"] = way;
  button.dataset["movedAt"] = stamp;
  setTimeout(() => {
    if (button.dataset["movedAt"] !== stamp) return;
    delete button.dataset["moved"];
    delete button.dataset["movedAt"];
  }, markMs);
}
