import { defaultTreeAdapter, html } from "parse5";
import { type HtmlElement, type HtmlNode, isElement } from "./html-node.server";

/** Inserts a node after a field, or after the label around it: a label's text names its field. */
export function insertAfterField(field: HtmlElement, node: HtmlElement): void {
  const { parentNode } = field;
  const label = parentNode && "tagName" in parentNode && parentNode.tagName === "label";
  const at: HtmlNode = label ? parentNode : field;
  const parent = at.parentNode;
  if (!parent) return;
  const next = parent.childNodes[parent.childNodes.indexOf(at) + 1];
  if (next) defaultTreeAdapter.insertBefore(parent, node, next);
  else defaultTreeAdapter.appendChild(parent, node);
}

/** All elements under nodes, in document order. */
export function elementsIn(nodes: readonly HtmlNode[]): HtmlElement[] {
  return nodes.flatMap((node) => (isElement(node) ? [node, ...elementsIn(node.childNodes)] : []));
}

export function createElement(
  name: string,
  attrs: Readonly<Record<string, string>>,
  text = "",
): HtmlElement {
  const made = defaultTreeAdapter.createElement(name, html.NS.HTML, []);
  for (const [attr, value] of Object.entries(attrs)) setAttribute(made, attr, value);
  if (text !== "") defaultTreeAdapter.insertText(made, text);
  return made;
}

export function setAttribute(of: HtmlElement, name: string, value: string): void {
  of.attrs = [...of.attrs.filter((attr) => attr.name !== name), { name, value }];
}

export function toggleAttribute(of: HtmlElement, name: string, isOn: boolean): void {
  of.attrs = of.attrs.filter((attr) => attr.name !== name);
  if (isOn) of.attrs.push({ name, value: "" });
}
