import { PLACEHOLDER_CSRF } from "../fill/placeholders.server";
import { type AttributeCleaningContext, serializeKeptAttributes } from "./attributes.server";
import { escapeHtml } from "./escape.server";
import { gameFrameMarkup } from "./game-frame.server";
import {
  attributeValue,
  type HtmlElement,
  type HtmlNode,
  isElement,
  isHtmlElement,
  parseRemoteBody,
  textOfNode,
} from "./html.server";
import {
  type AncestorTags,
  ancestorsWithin,
  isElementReparsedInPlace,
  isTextReparsedInPlace,
  rootAncestors,
} from "./nesting.server";
import { isOwnAddress, isPostToOwnPage } from "./urls.server";

const csrfField = `<input type="hidden" name="csrf" value="${PLACEHOLDER_CSRF}">`;
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
const tagPattern = /^[a-z][a-z0-9-]*$/i;

interface Writing extends AttributeCleaningContext {
  readonly frames: readonly string[];
  readonly styles: string[];
  /** Ids of the remaining forms. */
  readonly keptForms: Set<string>;
  isStable: boolean;
}

/**
 * A remote's body after cleaning, with the CSS of its `style` elements, which are cut out of the
 * markup.
 */
export interface CleanedBodyAndStyles {
  readonly html: string;
  /** Texts of its `style` elements. */
  readonly styles: readonly string[];
}

/**
 * A remote's body as balanced markup that every parser reads as the same harmless tree (REM-09, REM-11,
 * REM-13): no code, no foreign forms, and the token's placeholder in posts. Throws `BodyTooComplex`.
 */
export function cleanBody(
  body: string,
  ownOrigin: string | null,
  frames: readonly string[] = [],
): CleanedBodyAndStyles {
  const first = pass(body, ownOrigin, frames);
  let { html } = first;
  let isSettled = first.isStable;
  // Invalid nesting can parse as another tree, so the output is cleaned until it no longer changes.
  for (let round = 0; !isSettled && round < 4; round++) {
    const next = pass(html, ownOrigin, frames);
    isSettled = next.html === html;
    html = next.html;
  }
  if (!isSettled) html = escapeHtml(parseRemoteBody(html).nodes.map(textOfNode).join(""));
  return { html, styles: first.styles };
}

function pass(body: string, ownOrigin: string | null, frames: readonly string[]) {
  const { nodes, formIds } = parseRemoteBody(body);
  const writing: Writing = {
    ownOrigin,
    frames,
    formIds,
    seenIds: new Set(),
    usedForms: new Set(),
    keptForms: new Set(),
    styles: [],
    isStable: true,
  };
  const html = writeAll(nodes, rootAncestors, writing);
  // A control of a removed form would belong to a form of the shell with the same id.
  const isWhole = [...writing.usedForms].every((id) => writing.keptForms.has(id));
  return { html, styles: writing.styles, isStable: writing.isStable && isWhole };
}

function writeAll(nodes: readonly HtmlNode[], above: AncestorTags, writing: Writing): string {
  let out = "";
  for (const node of nodes) {
    if (isElement(node)) out += writeElement(node, above, writing);
    else if (node.nodeName === "#text" && "value" in node) {
      if (!isTextReparsedInPlace(node.value, above)) writing.isStable = false;
      out += escapeHtml(node.value);
    }
  }
  return out;
}

function writeElement(element: HtmlElement, above: AncestorTags, writing: Writing): string {
  const tag = element.tagName.toLowerCase();
  if (tag === "style") writing.styles.push(textOfNode(element));
  if (tag === "iframe" && isHtmlElement(element)) {
    if (!isElementReparsedInPlace(tag, above)) writing.isStable = false;
    return gameFrameMarkup(element, writing.frames, writing.ownOrigin) ?? "";
  }
  if (isRemovedElement(element, tag)) return "";
  if (!tagPattern.test(tag)) {
    writing.isStable = false;
    return writeAll(element.childNodes, above, writing);
  }
  if (!isHtmlElement(element)) return writeForeign(element, tag, above, writing);
  if (!isElementReparsedInPlace(tag, above)) writing.isStable = false;
  if (tag === "form") return writeForm(element, above, writing);
  const start = `<${tag}${serializeKeptAttributes(element, writing)}>`;
  if (voids.has(tag)) return start;
  const inside = writeAll(element.childNodes, ancestorsWithin(tag, above), writing);
  // Parsers drop the first newline after these tags.
  const newline = (tag === "pre" || tag === "textarea") && inside.startsWith("\n") ? "\n" : "";
  return `${start}${newline}${inside}</${tag}>`;
}

/**
 * A form's cleaned markup. A form that posts to a page of this site starts with the placeholder of
 * the CSRF token; a form to any other site loses its address and has no effect when it is sent.
 */
function writeForm(form: HtmlElement, above: AncestorTags, writing: Writing): string {
  const method = (attributeValue(form, "method") ?? "").trim().toLowerCase();
  const isOwn = method === "post" ? isPostToOwnPage : isOwnAddress;
  const isDead =
    method === "dialog" || !isOwn(attributeValue(form, "action") ?? "", writing.ownOrigin);
  const attrs = form.attrs.filter(
    ({ name }) => name !== "method" && !(isDead && name === "action"),
  );
  const attributes = serializeKeptAttributes({ ...form, attrs }, writing);
  const id = attributeValue(form, "id");
  if (id !== null && attributes.includes(` id="${escapeHtml(id)}"`)) writing.keptForms.add(id);
  const inside = writeAll(form.childNodes, ancestorsWithin("form", above), writing);
  if (isDead) return `<form method="dialog"${attributes}>${inside}</form>`;
  return method === "post"
    ? `<form method="post"${attributes}>${csrfField}${inside}</form>`
    : `<form method="get"${attributes}>${inside}</form>`;
}

/**
 * The cleaned markup of an element inside `svg`, where only svg elements are allowed. A `title` or
 * `desc` keeps only its text, because parsers read HTML in them.
 */
function writeForeign(
  element: HtmlElement,
  tag: string,
  above: AncestorTags,
  writing: Writing,
): string {
  if (!above.parent.startsWith("svg:") && !isElementReparsedInPlace(tag, above))
    writing.isStable = false;
  const start = `<${element.tagName}${serializeKeptAttributes(element, writing)}>`;
  const isText = tag === "desc" || tag === "title";
  const inside = isText
    ? escapeHtml(element.childNodes.map(textOfNode).join(""))
    : writeAll(element.childNodes, ancestorsWithin(`svg:${tag}`, above), writing);
  return `${start}${inside}</${element.tagName}>`;
}

// Removed with their content. Parsers differ on `noscript`, `template`, `math` and raw-text elements, which
// is how markup is smuggled past a sanitizer.
const removedTags = new Set([
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
// Browsers obey a `meta` with one of these in a body too: another referrer policy, theme or viewport of the page.
const metaOfPage = ["http-equiv", "name", "charset", "property"];
const controls = new Set(["input", "button", "select", "textarea", "output"]);

/** Whether cleaning removes an element with all that is in it. */
function isRemovedElement(element: HtmlElement, tag: string): boolean {
  return removedTags.has(tag) || isHarmful(element, tag);
}

/** Whether an element that is allowed elsewhere does harm by its attributes or its place. */
function isHarmful(element: HtmlElement, tag: string) {
  if (controls.has(tag)) return attributeValue(element, "name")?.toLowerCase() === "csrf";
  if (tag === "title") return isHtmlElement(element);
  if (tag === "meta")
    return (
      attributeValue(element, "itemprop") === null ||
      metaOfPage.some((name) => attributeValue(element, name) !== null)
    );
  // Animations could set an address or an event handler later.
  if (tag === "animate" || tag === "set")
    return /^(?:on|.*href$)/i.test(attributeValue(element, "attributename")?.trim() ?? "");
  return false;
}
