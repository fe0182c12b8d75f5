import {
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  html,
  Parser,
  Tokenizer,
} from "parse5";

/** Maximum body size, characters (about a hundred times a long price list). */
const maxRemoteBodyChars = 1_000_000;

// Limits against small hostile bodies with huge trees: reopened formatting elements multiply per paragraph.
const maxElements = 60_000;
const maxDepth = 200;

interface ParsedRemoteBody {
  readonly nodes: readonly HtmlNode[];
  /** Ids of the body's forms: its controls may refer only to these. */
  readonly formIds: ReadonlySet<string>;
}

/** Parses as the content of a `div`, as browsers without scripts do. Throws `BodyTooComplex`. */
export function parseRemoteBody(text: string): ParsedRemoteBody {
  if (text.length > maxRemoteBodyChars) throw new BodyTooComplex(`${text.length} characters`);
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
  parser.tokenizer = new TagAttributeLimitTokenizer(parser.options, parser);
  parser.tokenizer.write(text, true);
  return { nodes: parser.getFragment().childNodes, formIds };
}

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

/** All elements under nodes, in document order. */
export function elementsIn(nodes: readonly HtmlNode[]): HtmlElement[] {
  return nodes.flatMap((node) => (isElement(node) ? [node, ...elementsIn(node.childNodes)] : []));
}

/** An attribute's value by its lower-case name, or null. */
export function attributeValue(element: HtmlElement, name: string): string | null {
  return element.attrs.find((attr) => attr.name.toLowerCase() === name)?.value ?? null;
}

// Parsers compare each attribute of a tag with all before it.
const maxAttributes = 200;

/** Thrown where a remote's body is too large, too deeply nested or has too many attributes. */
export class BodyTooComplex extends Error {}

/** An HTML tokenizer that throws `BodyTooComplex` for a tag with too many attributes. */
class TagAttributeLimitTokenizer extends Tokenizer {
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
