import { droppedAttributes, sourceAttributes } from "./attribute-names.server";
import { type HtmlElement, isHtmlElement } from "./html-node.server";
import { mayCssLoadExternalFile } from "./inline-style.server";
import { formPropertyNames, isReservedId } from "./reserved-ids.server";
import { isOwnAddress, isSafeLink, isSafeSource, isSafeSourceSet } from "./urls.server";

/** Rules for attributes, and state collected while reading the fragment. */
export interface AttributeCleaningContext {
  readonly ownOrigin: string | null;
  readonly formIds: ReadonlySet<string>;
  readonly seenIds: Set<string>;
  /** Forms that the remaining controls refer to. */
  readonly usedForms: Set<string>;
}

/** The value that an attribute keeps; null = the attribute is removed. */
export function cleanedAttributeValue(
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
