import { BodyTooComplex } from "../frugal-tokenizer.server";
import { type HtmlElement, type HtmlNode, isElement } from "../html-node.server";
import { parseRemoteBody } from "../parse.server";

/** The body's elements in order, or why the shell refuses to read it. */
export function parseBodyElements(body: string): HtmlElement[] | string {
  try {
    return elementsUnder(parseRemoteBody(body).nodes);
  } catch (error) {
    if (error instanceof BodyTooComplex) return error.message;
    throw error;
  }
}

/** All elements of a tree in document order. */
export function elementsUnder(nodes: readonly HtmlNode[]): HtmlElement[] {
  return nodes.flatMap((node) =>
    isElement(node) ? [node, ...elementsUnder(node.childNodes)] : [],
  );
}
