/** Whether a price button is blocked. */
export function isPriceButtonBlocked(button: HTMLButtonElement): boolean {
  return button.disabled || button.getAttribute("aria-disabled") === "true";
}

export function blockPriceButton(button: HTMLButtonElement) {
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
  changeButtonAriaLabel(button, (label) => (label.endsWith(words) ? label : label + words));
}

export function unblockPriceButton(button: HTMLButtonElement) {
  button.disabled = false;
  button.removeAttribute("aria-disabled");
  const struck = button.querySelector("s");
  struck?.replaceWith(...struck.childNodes);
  button.querySelector("svg.lock")?.remove();
  const words = wordsOf(button);
  changeButtonAriaLabel(button, (label) =>
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

/**
 * What a blocked price's label ends with: a comma and the remote's words for it, in the page's
 * language; "" where the remote gives none.
 */
function wordsOf(button: HTMLButtonElement): string {
  const words = button.closest<HTMLElement>("[data-blocked-words]")?.dataset["blockedWords"];
  return words ? `, ${words}` : "";
}

export function changeButtonAriaLabel(
  button: HTMLButtonElement,
  change: (label: string) => string,
) {
  const label = button.getAttribute("aria-label");
  if (label !== null) button.setAttribute("aria-label", change(label));
}
