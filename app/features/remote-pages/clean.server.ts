import { type AttributePolicy, writeAttributes } from "./attributes.server";
import { escapeHtml } from "./escape.server";
import {
  attributeOf,
  type HtmlElement,
  type HtmlNode,
  isElement,
  isHtml,
  parseBody,
  textOf,
} from "./parse.server";
import { PLACEHOLDER_CSRF } from "./placeholders.server";
import { type Above, isStable, isStableText, top, under } from "./shape.server";
import { isOwnAddress, isOwnPost } from "./urls.server";

const csrfField = `<input type="hidden" name="csrf" value="${PLACEHOLDER_CSRF}">`;

// Removed with their content. Parsers differ on `noscript`, `template`, `math` and raw-text elements, which
// is how markup is smuggled past a sanitizer.
const removed = new Set([
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
const voids = new Set([
  "area",
  "basefont",
  "br",
  "col",
  "hr",
  "img",
  "input",
  "keygen",
  "meta",
  "source",
  "track",
  "wbr",
]);
const controls = new Set(["input", "button", "select", "textarea", "output"]);
const tagPattern = /^[a-z][a-z0-9-]*$/i;

interface Writing extends AttributePolicy {
  readonly styles: string[];
  /** Ids of the remaining forms. */
  readonly keptForms: Set<string>;
  isStable: boolean;
}

export interface CleanBody {
  readonly html: string;
  /** Texts of its `style` elements. */
  readonly styles: readonly string[];
}

/**
 * A remote's body as balanced markup that every parser reads as the same harmless tree (REM-09, REM-11,
 * REM-13): no code, no foreign forms, and the token's placeholder in posts. Throws `TooComplex`.
 */
export function cleanBody(body: string, ownOrigin: string | null): CleanBody {
  const first = pass(body, ownOrigin);
  let { html } = first;
  let isSettled = first.isStable;
  // Invalid nesting can parse as another tree, so the output is cleaned until it no longer changes.
  for (let round = 0; !isSettled && round < 4; round++) {
    const next = pass(html, ownOrigin);
    isSettled = next.html === html;
    html = next.html;
  }
  if (!isSettled) html = escapeHtml(parseBody(html).nodes.map(textOf).join(""));
  return { html, styles: first.styles };
}

function pass(body: string, ownOrigin: string | null) {
  const { nodes, formIds } = parseBody(body);
  const writing: Writing = {
    ownOrigin,
    formIds,
    seenIds: new Set(),
    usedForms: new Set(),
    keptForms: new Set(),
    styles: [],
    isStable: true,
  };
  const html = writeAll(nodes, top, writing);
  // A control of a removed form would belong to a form of the shell with the same id.
  const isWhole = [...writing.usedForms].every((id) => writing.keptForms.has(id));
  return { html, styles: writing.styles, isStable: writing.isStable && isWhole };
}

function writeAll(nodes: readonly HtmlNode[], above: Above, writing: Writing): string {
  let out = "";
  for (const node of nodes) {
    if (isElement(node)) out += writeElement(node, above, writing);
    else if (node.nodeName === "#text" && "value" in node) {
      if (!isStableText(node.value, above)) writing.isStable = false;
      out += escapeHtml(node.value);
    }
  }
  return out;
}

function writeElement(element: HtmlElement, above: Above, writing: Writing): string {
  const tag = element.tagName.toLowerCase();
  if (tag === "style") writing.styles.push(textOf(element));
  if (removed.has(tag) || isHarmful(element, tag)) return "";
  if (!tagPattern.test(tag)) {
    writing.isStable = false;
    return writeAll(element.childNodes, above, writing);
  }
  if (!isHtml(element)) return writeForeign(element, tag, above, writing);
  if (!isStable(tag, above)) writing.isStable = false;
  if (tag === "form") return writeForm(element, above, writing);
  const start = `<${tag}${writeAttributes(element, writing)}>`;
  if (voids.has(tag)) return start;
  const inside = writeAll(element.childNodes, under(tag, above), writing);
  // Parsers drop the first newline after these tags.
  const newline = (tag === "pre" || tag === "textarea") && inside.startsWith("\n") ? "\n" : "";
  return `${start}${newline}${inside}</${tag}>`;
}

function isHarmful(element: HtmlElement, tag: string) {
  if (controls.has(tag)) return attributeOf(element, "name")?.toLowerCase() === "csrf";
  if (tag === "title") return isHtml(element);
  if (tag === "meta")
    return attributeOf(element, "itemprop") === null || attributeOf(element, "http-equiv") !== null;
  // Animations could set an address or an event handler later.
  if (tag === "animate" || tag === "set")
    return /^(?:on|.*href$)/i.test(attributeOf(element, "attributename")?.trim() ?? "");
  return false;
}

/**
 * A post to a page of this site starts with the token's placeholder; a form that posts elsewhere has no
 * effect.
 */
function writeForm(form: HtmlElement, above: Above, writing: Writing): string {
  const method = (attributeOf(form, "method") ?? "").trim().toLowerCase();
  const isOwn = method === "post" ? isOwnPost : isOwnAddress;
  const isDead =
    method === "dialog" || !isOwn(attributeOf(form, "action") ?? "", writing.ownOrigin);
  const attrs = form.attrs.filter(
    ({ name }) => name !== "method" && !(isDead && name === "action"),
  );
  const attributes = writeAttributes({ ...form, attrs }, writing);
  const id = attributeOf(form, "id");
  if (id !== null && attributes.includes(` id="${escapeHtml(id)}"`)) writing.keptForms.add(id);
  const inside = writeAll(form.childNodes, under("form", above), writing);
  if (isDead) return `<form method="dialog"${attributes}>${inside}</form>`;
  return method === "post"
    ? `<form method="post"${attributes}>${csrfField}${inside}</form>`
    : `<form method="get"${attributes}>${inside}</form>`;
}

/** Inside `svg` only svg elements are allowed; titles keep only text, since parsers read HTML in them. */
function writeForeign(element: HtmlElement, tag: string, above: Above, writing: Writing): string {
  if (!above.parent.startsWith("svg:") && !isStable(tag, above)) writing.isStable = false;
  const start = `<${element.tagName}${writeAttributes(element, writing)}>`;
  const isText = tag === "desc" || tag === "title";
  const inside = isText
    ? escapeHtml(element.childNodes.map(textOf).join(""))
    : writeAll(element.childNodes, under(`svg:${tag}`, above), writing);
  return `${start}${inside}</${element.tagName}>`;
}
