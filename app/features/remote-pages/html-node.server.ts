import { type DefaultTreeAdapterTypes, html } from "parse5";

export type HtmlElement = DefaultTreeAdapterTypes.Element;
export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;

/** Whether a node is an element (of any namespace). */
export function isElement(node: HtmlNode): node is HtmlElement {
  return "tagName" in node;
}

/** Whether an element is HTML, not `svg`. */
export function isHtmlElement(element: HtmlElement): boolean {
  return element.namespaceURI === html.NS.HTML;
}

/** The text of a node without its tags. */
export function textOfNode(node: HtmlNode): string {
  if (node.nodeName === "#text" && "value" in node) return node.value;
  return isElement(node) ? node.childNodes.map(textOfNode).join("") : "";
}

/** An attribute's value by its lower-case name, or null. */
export function attributeValue(element: HtmlElement, name: string): string | null {
  return element.attrs.find((attr) => attr.name.toLowerCase() === name)?.value ?? null;
}
