import { type HtmlElement, textOfNode } from "../html-node.server";
import { parseRemoteBody } from "../parse.server";
import { elementsUnder } from "./elements.server";
import { fail, ok, type RemoteCheckFinding, warn } from "./finding.server";

/** Whether the cleaned body shows anything without a script. */
export function visibleBodyFinding(html: string): RemoteCheckFinding {
  const words = parseRemoteBody(html).nodes.map(textOfNode).join("").trim();
  return words === "" && !/<(?:img|svg|input|button)\b/.test(html)
    ? fail("body", "nothing to see without a script: it is drawn by code alone")
    : ok("body", `${words.length} characters of text, ${html.length} of markup`);
}

/**
 * Checks which elements and event handlers of a remote's body cleaning has removed; `all` are those
 * before it, `html` is the cleaned body.
 */
export function removedMarkupFinding(
  all: readonly HtmlElement[],
  html: string,
): RemoteCheckFinding {
  const kept = new Map(countOf(elementsUnder(parseRemoteBody(html).nodes)));
  const lost = countOf(all).flatMap(([name, count]) => {
    const missing = count - (kept.get(name) ?? 0);
    // Styles are taken out of the body and scoped.
    return missing > 0 && name !== "style" ? [`${name} ×${missing}`] : [];
  });
  return lost.length === 0
    ? ok("markup", "kept whole")
    : warn("markup", `removed with what is in it: ${lost.join(", ")}`);
}

/** How often each element name occurs, and how often each event handler attribute (`on…`). */
function countOf(elements: readonly HtmlElement[]): [string, number][] {
  const counts = new Map<string, number>();
  const add = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const { tagName, attrs } of elements) {
    add(tagName.toLowerCase());
    for (const { name } of attrs) if (name.startsWith("on")) add(name);
  }
  return [...counts];
}
