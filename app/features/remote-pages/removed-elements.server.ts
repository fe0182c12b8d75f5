import { attributeValue, type HtmlElement, isHtmlElement } from "./html-node.server";

// Removed with their content. Parsers differ on `noscript`, `template`, `math` and raw-text elements, which
// is how markup is smuggled past a sanitizer.
const removedTags = new Set([
  "script",
  "iframe",
  "object",
  "embed",
  "applet",
  "param",
  "frame",
  "frameset",
  "noframes",
  "noembed",
  "noscript",
  "template",
  "base",
  "link",
  "style",
  "xmp",
  "plaintext",
  "listing",
  "bgsound",
  "portal",
  "fencedframe",
  "math",
  "foreignobject",
  "handler",
  "listener",
]);
// Browsers obey a `meta` with one of these in a body too: another referrer policy, theme or viewport of the page.
const metaOfPage = ["http-equiv", "name", "charset", "property"];
const controls = new Set(["input", "button", "select", "textarea", "output"]);

/** Whether cleaning removes an element with all that is in it. */
export function isRemovedElement(element: HtmlElement, tag: string): boolean {
  return removedTags.has(tag) || isHarmful(element, tag);
}

/** Whether an element that is allowed elsewhere does harm by its attributes or its place. */
function isHarmful(element: HtmlElement, tag: string) {
  if (controls.has(tag)) return attributeValue(element, "name")?.toLowerCase() === "csrf";
  if (tag === "title") return isHtmlElement(element);
  if (tag === "meta")
    return (
      attributeValue(element, "itemprop") === null ||
      metaOfPage.some((name) => attributeValue(element, name) !== null)
    );
  // Animations could set an address or an event handler later.
  if (tag === "animate" || tag === "set")
    return /^(?:on|.*href$)/i.test(attributeValue(element, "attributename")?.trim() ?? "");
  return false;
}
