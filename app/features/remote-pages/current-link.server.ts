import { currentLinkIndex, linkPaths } from "./current-link";
import { escapeHtml } from "./escape.server";

// The cleaner writes every attribute as ` name="value"` and escapes the values.
const anchor = /<a((?: [^\s=>]+="[^"]*")*)>/g;

/**
 * Marks the link to `path` as the current one in a prepared body, and opens the `details` element
 * around it.
 */
export function markCurrentLinkAndOpenDetails(body: string, path: string): string {
  const anchors = [...body.matchAll(anchor)];
  const attributeOf = (attributes: string, name: string) =>
    new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1];
  const links = anchors.map(([, attributes = ""]) =>
    linkPaths(attributeOf(attributes, "href") ?? "", attributeOf(attributes, "data-also")),
  );
  const found = anchors[currentLinkIndex(links, escapeHtml(path)) ?? -1];
  if (!found) return body;
  const at = found.index + "<a".length;
  return `${unfolded(body.slice(0, at))} aria-current="page"${body.slice(at)}`;
}

/**
 * The markup that stands before a link, with the `details` element around the link opened; as it
 * was where the link is in none.
 */
function unfolded(before: string): string {
  const fold = before.lastIndexOf("<details");
  if (fold < before.lastIndexOf("</details>")) return before;
  const end = before.indexOf(">", fold);
  const isOpen = fold === -1 || / open="/.test(before.slice(fold, end));
  return isOpen ? before : `${before.slice(0, end)} open=""${before.slice(end)}`;
}
