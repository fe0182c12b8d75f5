import { type DefaultTreeAdapterMap, defaultTreeAdapter, html, Parser } from "parse5";
import { BodyTooComplex, TagAttributeLimitTokenizer } from "./frugal-tokenizer.server";
import type { HtmlNode } from "./html-node.server";

/** Maximum body size, characters (about a hundred times a long price list). */
export const maxRemoteBodyChars = 1_000_000;

// Limits against small hostile bodies with huge trees: reopened formatting elements multiply per paragraph.
const maxElements = 60_000;
const maxDepth = 200;

export interface ParsedRemoteBody {
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
