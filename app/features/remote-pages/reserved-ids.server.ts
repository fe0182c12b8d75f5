/**
 * Ids of the shell's landmarks, removed from a fragment's elements. Ids that start with two underscores
 * belong to the framework and are removed as well.
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

// A control's name or id hides the form's own property of that name, which React, Remix and the shell read; a
// control named `parentNode` would cause an endless loop. Controls with these names are removed.
export const formPropertyNames = new Set(
  `addEventListener appendChild attributes childNodes children closest compareDocumentPosition constructor contains
  dataset dispatchEvent elements firstChild focus getAttribute getRootNode hasAttribute innerHTML insertBefore
  isConnected lastChild localName matches namespaceURI nextSibling nodeName nodeType ownerDocument parentElement
  parentNode previousSibling querySelector querySelectorAll removeAttribute removeChild removeEventListener
  replaceChildren setAttribute tagName textContent`.split(/\s+/),
);

/** Whether an id belongs to the shell, to the framework or to a form's own properties. */
export function isReservedId(id: string) {
  return reservedIds.has(id) || id.startsWith("__") || formPropertyNames.has(id);
}
