import type { RemoteMetaTag } from "../fragment";
import {
  attributeValue,
  type HtmlElement,
  isElement,
  parseRemoteBody,
  textOfNode,
} from "./html.server";

export interface CleanMetasAndStyles {
  readonly metas: readonly RemoteMetaTag[];
  /** Texts of the head's `style` elements. */
  readonly styles: readonly string[];
  /** Addresses of its style sheets, as written. */
  readonly sheets: readonly string[];
}

const names = /^(?:description|keywords|twitter:[\w:-]+)$/;
const properties = /^(?:og|article|product):[\w:-]+$/;

/** What a remote may add to the page's head: its description and its styles only (REM-11). */
export function cleanHead(head: string): CleanMetasAndStyles {
  const metas: RemoteMetaTag[] = [];
  const styles: string[] = [];
  const sheets: string[] = [];
  for (const node of head === "" ? [] : parseRemoteBody(head).nodes) {
    if (!isElement(node)) continue;
    if (node.tagName === "style") styles.push(textOfNode(node));
    const href = attributeValue(node, "href");
    if (node.tagName === "link" && href !== null && attributeValue(node, "rel") === "stylesheet")
      sheets.push(href);
    const meta = node.tagName === "meta" ? metaOf(node) : null;
    if (meta) metas.push(meta);
  }
  return { metas, styles, sheets };
}

function metaOf(element: HtmlElement): RemoteMetaTag | null {
  const content = attributeValue(element, "content");
  const name = attributeValue(element, "name") ?? "";
  const property = attributeValue(element, "property") ?? "";
  if (content === null) return null;
  if (names.test(name)) return { key: "name", name, content };
  return properties.test(property) ? { key: "property", name: property, content } : null;
}
