import type { PushedMarket } from "~/domain/feed/game";
import { replaceLast } from "../odds/fragment-odds";
import {
  blockPriceButton,
  changeButtonAriaLabel,
  isPriceButtonBlocked,
  unblockPriceButton,
} from "./block-price.client";

/** How long a changed price is marked, ms. */
const markMs = 4_000;

export function updatePriceButton(
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
    changeButtonAriaLabel(button, (label) => replaceLast(label, show(before), show(coef)));
    mark(button, Number(coef) > Number(before) ? "up" : "down");
  }
  if (isPriceButtonBlocked(button) === (isOpen === 0)) return;
  if (isOpen) unblockPriceButton(button);
  else blockPriceButton(button);
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
