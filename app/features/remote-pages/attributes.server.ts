import { escapeHtml } from "./escape.server";
import type { HtmlElement } from "./html-node.server";
import { type AttributeCleaningContext, cleanedAttributeValue } from "./kept-attribute.server";

const namePattern = /^[a-z_][\w.-]*$/i;
const prefixes: Readonly<Record<string, string>> = {
  xlink: "xlink:",
  xml: "xml:",
  xmlns: "xmlns:",
};

/**
 * Attributes of the buttons on which the shell sets `aria-pressed`: prices and favourites. They are
 * written first in their tag, because `markBetsInCoupon` searches for them there.
 */
const pressing = ["data-bet", "data-favourite"];

/** The attributes that cleaning leaves on an element, as text, each after a space. */
export function serializeKeptAttributes(
  element: HtmlElement,
  policy: AttributeCleaningContext,
): string {
  let first = "";
  let rest = "";
  const isBet =
    element.tagName === "button" && element.attrs.some((attr) => pressing.includes(attr.name));
  for (const { name, value, prefix } of element.attrs) {
    if (!namePattern.test(name) || (isBet && name === "aria-pressed")) continue;
    const written = cleanedAttributeValue(element, name.toLowerCase(), value, policy);
    if (written === null) continue;
    const text = ` ${prefix ? (prefixes[prefix] ?? "") : ""}${name}="${escapeHtml(written)}"`;
    if (isBet && first === "" && pressing.includes(name)) first = text;
    else rest += text;
  }
  return first + rest;
}
