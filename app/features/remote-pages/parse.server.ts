import {
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  html,
  Parser,
  Tokenizer,
} from "parse5";

/** Maximum body size, characters (about a hundred times a long price list). */
export const maxBodyChars = 1_000_000;

// Limits against small hostile bodies with huge trees: reopened formatting elements multiply per paragraph.
const maxElements = 60_000;
const maxDepth = 200;
// Parsers compare each attribute of a tag with all before it.
const maxAttributes = 200;

/** The body is too large or too deeply nested. */
export class BodyTooComplex extends Error {}

export type HtmlElement = DefaultTreeAdapterTypes.Element;
export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;

export interface ParsedBody {
  readonly nodes: readonly HtmlNode[];
  /** Ids of the body's forms: its controls may refer only to these. */
  readonly formIds: ReadonlySet<string>;
}

/** Refuses a tag with too many attributes. */
class FrugalTokenizer extends Tokenizer {
  #attributes = 0;

  protected override _createStartTagToken() {
    this.#attributes = 0;
    super._createStartTagToken();
  }

  protected override _createEndTagToken() {
    this.#attributes = 0;
    super._createEndTagToken();
  }

  protected override _createAttr(first: string) {
    this.#attributes += 1;
    if (this.#attributes > maxAttributes)
      throw new BodyTooComplex(`more than ${maxAttributes} attributes`);
    super._createAttr(first);
  }
}

/** Parses as the content of a `div`, as browsers without scripts do. Throws `BodyTooComplex`. */
export function parseBody(text: string): ParsedBody {
  if (text.length > maxBodyChars) throw new BodyTooComplex(`${text.length} characters`);
  let elements = 0;
  let depth = 0;
  const formIds = new Set<string>();
  const context = defaultTreeAdapter.createElement("div", html.NS.HTML, []);
  const parser = Parser.getFragmentParser<DefaultTreeAdapterMap>(context, {
    scriptingEnabled: false,
    treeAdapter: {
      ...defaultTreeAdapter,
      createElement(name, namespace, attrs) {
        elements += 1;
        if (elements > maxElements) throw new BodyTooComplex(`more than ${maxElements} elements`);
        if (name === "form" && namespace === html.NS.HTML) {
          const id = attrs.find((attr) => attr.name === "id");
          if (id) formIds.add(id.value);
        }
        return defaultTreeAdapter.createElement(name, namespace, attrs);
      },
      onItemPush() {
        depth += 1;
        if (depth > maxDepth) throw new BodyTooComplex(`nested deeper than ${maxDepth}`);
      },
      onItemPop() {
        depth -= 1;
      },
    },
  });
  // Inside a `div` a tokenizer starts in its default state.
  parser.tokenizer = new FrugalTokenizer(parser.options, parser);
  parser.tokenizer.write(text, true);
  return { nodes: parser.getFragment().childNodes, formIds };
}

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
