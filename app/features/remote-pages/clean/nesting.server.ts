/** An element's ancestors, as far as the parser's nesting rules need them. */
export interface AncestorTags {
  readonly parent: string;
  readonly grandparent: string;
  readonly open: ReadonlySet<string>;
}

export const rootAncestors: AncestorTags = { parent: "div", grandparent: "", open: new Set() };

const closesParagraph = new Set([
  "address",
  "article",
  "aside",
  "blockquote",
  "center",
  "dd",
  "details",
  "dialog",
  "dir",
  "div",
  "dl",
  "dt",
  "fieldset",
  "figcaption",
  "figure",
  "footer",
  "form",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "header",
  "hgroup",
  "hr",
  "li",
  "listing",
  "main",
  "menu",
  "nav",
  "ol",
  "p",
  "pre",
  "search",
  "section",
  "summary",
  "table",
  "ul",
]);
const notInItself = new Set(["a", "button", "form", "nobr", "p", "select"]);
const headings = new Set(["h1", "h2", "h3", "h4", "h5", "h6"]);
const parents: Readonly<Record<string, ReadonlySet<string>>> = {
  li: new Set(["ul", "ol", "menu"]),
  caption: new Set(["table"]),
  colgroup: new Set(["table"]),
  thead: new Set(["table"]),
  tbody: new Set(["table"]),
  tfoot: new Set(["table"]),
  col: new Set(["colgroup"]),
  tr: new Set(["thead", "tbody", "tfoot"]),
  td: new Set(["tr"]),
  th: new Set(["tr"]),
  option: new Set(["select", "optgroup", "datalist"]),
  optgroup: new Set(["select"]),
  rb: new Set(["ruby"]),
  rt: new Set(["ruby"]),
  rtc: new Set(["ruby"]),
  rp: new Set(["ruby"]),
};
const children: Readonly<Record<string, ReadonlySet<string>>> = {
  table: new Set(["caption", "colgroup", "thead", "tbody", "tfoot"]),
  colgroup: new Set(["col"]),
  thead: new Set(["tr"]),
  tbody: new Set(["tr"]),
  tfoot: new Set(["tr"]),
  tr: new Set(["td", "th"]),
  select: new Set(["option", "optgroup"]),
  optgroup: new Set(["option"]),
  option: new Set(),
};

/**
 * Whether a browser's parser leaves an HTML element at this place, so that the cleaned markup has
 * one reading. A wrong "no" is safe (the body is parsed once more); a wrong "yes" must not happen.
 */
export function isElementReparsedInPlace(tag: string, above: AncestorTags): boolean {
  if (notInItself.has(tag) && above.open.has(tag)) return false;
  if (closesParagraph.has(tag) && above.open.has("p")) return false;
  if (headings.has(tag) && headings.has(above.parent)) return false;
  if (tag === "dt" || tag === "dd") {
    return above.parent === "dl" || (above.parent === "div" && above.grandparent === "dl");
  }
  const allowedParents = parents[tag];
  const allowedChildren = children[above.parent];
  return (
    (!allowedParents || allowedParents.has(above.parent)) &&
    (!allowedChildren || allowedChildren.has(tag))
  );
}

/** Whether a browser's parser leaves text at this place: a table, for example, moves text out. */
export function isTextReparsedInPlace(text: string, above: AncestorTags): boolean {
  const allowed = children[above.parent];
  return !allowed || above.parent === "option" || text.trim() === "";
}

/** The ancestors that the children of an element have, given those of the element itself. */
export function ancestorsWithin(tag: string, above: AncestorTags): AncestorTags {
  const isTracked = notInItself.has(tag);
  const open = isTracked && !above.open.has(tag) ? new Set(above.open).add(tag) : above.open;
  return { parent: tag, grandparent: above.parent, open };
}
