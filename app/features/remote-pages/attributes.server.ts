import { escapeHtml } from "./escape.server";
import { hasRiskyCss } from "./inline-style.server";
import { type HtmlElement, isHtml } from "./parse.server";
import { isOwnAddress, isSafeLink, isSafeSource, isSafeSourceSet } from "./urls.server";

/**
 * Ids of the shell's landmarks: a fragment's element that claims one loses it. Ids beginning with two
 * underscores are the framework's and go as well.
 */
export const reservedIds: ReadonlySet<string> = new Set([
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

/** What attributes are judged by, and what has been seen of the fragment so far. */
export interface AttributePolicy {
  readonly ownOrigin: string | null;
  readonly formIds: ReadonlySet<string>;
  readonly seenIds: Set<string>;
  /** Forms that kept controls refer to. */
  readonly usedForms: Set<string>;
}

// Besides on* and data-remote*: what would reach out of the outlet, or take the page's focus.
const dropped = new Set([
  "target",
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
  // The top layer is above the page, whatever the outlet contains.
  "popover",
  "popovertarget",
  "popovertargetaction",
  "command",
  "commandfor",
  "interestfor",
]);
// A form's control hides the form's own property of its name (or id): React, Remix and the shell read these. A control
// named `parentNode` would send them round in a circle for ever. Fields of these names are not to be had in fragments.
const hiding = new Set(
  `addEventListener appendChild attributes childNodes children closest compareDocumentPosition constructor contains
  dataset dispatchEvent elements firstChild focus getAttribute getRootNode hasAttribute innerHTML insertBefore
  isConnected lastChild localName matches namespaceURI nextSibling nodeName nodeType ownerDocument parentElement
  parentNode previousSibling querySelector querySelectorAll removeAttribute removeChild removeEventListener
  replaceChildren setAttribute tagName textContent`.split(/\s+/),
);
const sources = new Set([
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
const namePattern = /^[a-z_][\w.-]*$/i;
const prefixes: Readonly<Record<string, string>> = { xlink: "xlink:", xml: "xml:", xmlns: "xmlns:" };

/** An element's attributes as text, each with a space before it. `data-bet` comes first: see `markChosen`. */
export function writeAttributes(element: HtmlElement, policy: AttributePolicy): string {
  let first = "";
  let rest = "";
  const isBet = element.tagName === "button" && element.attrs.some((attr) => attr.name === "data-bet");
  for (const { name, value, prefix } of element.attrs) {
    if (!namePattern.test(name) || (isBet && name === "aria-pressed")) continue;
    const kept = keep(element, name.toLowerCase(), value, policy);
    if (kept === null) continue;
    const text = ` ${prefix ? (prefixes[prefix] ?? "") : ""}${name}="${escapeHtml(kept)}"`;
    if (name === "data-bet") first = text;
    else rest += text;
  }
  return first + rest;
}

function keep(element: HtmlElement, name: string, value: string, policy: AttributePolicy): string | null {
  if (name.startsWith("on") || name.startsWith("data-remote") || dropped.has(name)) return null;
  switch (name) {
    case "id":
      return takeId(value, policy);
    case "style":
      return hasRiskyCss(value) ? null : value;
    case "href":
      return isSafeLink(value, policy.ownOrigin) ? value : null;
    case "action":
    case "formaction":
      return isOwnAddress(value, policy.ownOrigin) ? value : null;
    case "srcset":
    case "imagesrcset":
      return isSafeSourceSet(value) ? value : null;
    case "form":
      if (!policy.formIds.has(value) || isReserved(value)) return null;
      policy.usedForms.add(value);
      return value;
    case "name":
      // Named forms and pictures become properties of `document`.
      if (isHtml(element) && (element.tagName === "form" || element.tagName === "img")) return null;
      return hiding.has(value) || value.startsWith("__") ? null : value;
    case "tabindex":
      // A positive one would come before the whole page.
      return Number(value) > 0 ? "0" : value;
    default:
      return sources.has(name) && !isSafeSource(value, policy.ownOrigin) ? null : value;
  }
}

function isReserved(id: string) {
  return reservedIds.has(id) || id.startsWith("__") || hiding.has(id);
}

function takeId(id: string, { seenIds }: AttributePolicy) {
  if (id === "" || isReserved(id) || seenIds.has(id)) return null;
  seenIds.add(id);
  return id;
}
