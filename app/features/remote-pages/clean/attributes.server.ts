import { mayCssLoadExternalFile } from "../css/values.server";
import { escapeHtml } from "./escape.server";
import { type HtmlElement, isHtmlElement } from "./html.server";
import {
  isOwnAddress,
  isSafeLink,
  isSafeSource,
  isSafeSourceSet,
  isUnindexedPage,
} from "./urls.server";

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
  const isForPeople =
    isHtmlElement(element) && element.tagName === "a" && leadsNoCrawler(element, policy);
  for (const { name, value, prefix } of element.attrs) {
    if (isForPeople && name === "rel") continue;
    if (!namePattern.test(name) || (isBet && name === "aria-pressed")) continue;
    const written = cleanedAttributeValue(element, name.toLowerCase(), value, policy);
    if (written === null) continue;
    const text = ` ${prefix ? (prefixes[prefix] ?? "") : ""}${name}="${escapeHtml(written)}"`;
    if (isBet && first === "" && pressing.includes(name)) first = text;
    else rest += text;
  }
  return first + rest + (isForPeople ? ' rel="nofollow"' : "");
}

/** Whether a link leads to a page of this site that no search engine is to have: the sign-in, the office (SEO-11). */
function leadsNoCrawler(element: HtmlElement, { ownOrigin }: AttributeCleaningContext): boolean {
  const href = element.attrs.find(({ name }) => name === "href")?.value;
  return href !== undefined && isUnindexedPage(href, ownOrigin);
}

/** Rules for attributes, and state collected while reading the fragment. */
export interface AttributeCleaningContext {
  readonly ownOrigin: string | null;
  readonly formIds: ReadonlySet<string>;
  readonly seenIds: Set<string>;
  /** Forms that the remaining controls refer to. */
  readonly usedForms: Set<string>;
}

/** The value that an attribute keeps; null = the attribute is removed. */
function cleanedAttributeValue(
  element: HtmlElement,
  name: string,
  value: string,
  policy: AttributeCleaningContext,
): string | null {
  if (name.startsWith("on") || name.startsWith("data-remote") || droppedAttributes.has(name))
    return null;
  switch (name) {
    case "id":
      return takeId(value, policy);
    case "style":
      return mayCssLoadExternalFile(value) ? null : value;
    case "href":
      return isSafeLink(value, policy.ownOrigin) ? value : null;
    case "action":
    case "formaction":
      return isOwnAddress(value, policy.ownOrigin) ? value : null;
    case "srcset":
    case "imagesrcset":
      return isSafeSourceSet(value) ? value : null;
    case "form":
      if (!policy.formIds.has(value) || isReservedId(value)) return null;
      policy.usedForms.add(value);
      return value;
    case "name":
      // Named forms and images become properties of `document`.
      if (isHtmlElement(element) && (element.tagName === "form" || element.tagName === "img"))
        return null;
      return formPropertyNames.has(value) || value.startsWith("__") ? null : value;
    case "target":
      // A window of its own may be opened by links alone; no other may be named.
      return isHtmlElement(element) && element.tagName === "a" && value === "_blank" ? value : null;
    case "tabindex":
      // A positive value would come before the whole page in tab order.
      return Number(value) > 0 ? "0" : value;
    default:
      return sourceAttributes.has(name) && !isSafeSource(value, policy.ownOrigin) ? null : value;
  }
}

function takeId(id: string, { seenIds }: AttributeCleaningContext) {
  if (id === "" || isReservedId(id) || seenIds.has(id)) return null;
  seenIds.add(id);
  return id;
}

/**
 * Attributes that cleaning removes besides `on*` and `data-remote*`: they reach outside the outlet
 * or take the page's focus.
 */
const droppedAttributes = new Set([
  "formtarget",
  "formmethod",
  "formenctype",
  "accept-charset",
  "autofocus",
  "accesskey",
  "nonce",
  "ping",
  "srcdoc",
  "http-equiv",
  "is",
  "slot",
  "part",
  "action-xhr",
  "shadowrootmode",
  "attributionsrc",
  // The top layer covers the page, whatever contains the outlet.
  "popover",
  "popovertarget",
  "popovertargetaction",
  "command",
  "commandfor",
  "interestfor",
]);
/**
 * Attributes that load or name a file; cleaning keeps one only where its address is a safe source.
 */
const sourceAttributes = new Set([
  "src",
  "poster",
  "background",
  "cite",
  "data",
  "longdesc",
  "lowsrc",
  "dynsrc",
  "codebase",
  "classid",
  "profile",
  "manifest",
  "archive",
  "icon",
  "usemap",
]);

/**
 * Ids of the shell's landmarks, removed from a fragment's elements. Ids that start with two underscores
 * belong to the framework and are removed as well.
 */
const reservedIds: ReadonlySet<string> = new Set([
  "root",
  "app",
  "top",
  "main",
  "content",
  "header",
  "footer",
  "nav",
  "navigation",
  "menu",
  "search",
  "coupon",
  "session",
  "balance",
  "language",
  "notifications",
  "progress",
  "consent",
  "login",
  "error-summary",
]);

// A control's name or id hides the form's own property of that name, which React, Remix and the shell read; a
// control named `parentNode` would cause an endless loop. Controls with these names are removed.
const formPropertyNames = new Set(
  `addEventListener appendChild attributes childNodes children closest compareDocumentPosition constructor contains
  dataset dispatchEvent elements firstChild focus getAttribute getRootNode hasAttribute innerHTML insertBefore
  isConnected lastChild localName matches namespaceURI nextSibling nodeName nodeType ownerDocument parentElement
  parentNode previousSibling querySelector querySelectorAll removeAttribute removeChild removeEventListener
  replaceChildren setAttribute tagName textContent`.split(/\s+/),
);

/** Whether an id belongs to the shell, to the framework or to a form's own properties. */
function isReservedId(id: string) {
  return reservedIds.has(id) || id.startsWith("__") || formPropertyNames.has(id);
}
