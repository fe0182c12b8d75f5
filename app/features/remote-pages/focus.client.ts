/** What can have the focus in a remote's markup. */
const focusable = "a[href],button,input,select,textarea,summary,[tabindex]";

/**
 * Remembers which element of a node has the focus; the function it returns focuses the same element in the new
 * content. It finds it by id, else by kind, name, address and position among similar elements.
 */
export function rememberFocus(node: HTMLElement): () => void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !node.contains(focused)) return () => undefined;
  const { id } = focused;
  const kind = kindOf(focused);
  const nth = alikeIn(node, kind).indexOf(focused);
  return () => {
    const byId = id === "" ? null : document.getElementById(id);
    const same = byId && node.contains(byId) ? byId : alikeIn(node, kind)[nth];
    same?.focus({ preventScroll: true });
  };
}

function alikeIn(node: HTMLElement, kind: string): readonly HTMLElement[] {
  return [...node.querySelectorAll<HTMLElement>(focusable)].filter((one) => kindOf(one) === kind);
}

function kindOf(element: HTMLElement): string {
  const named = ["type", "name", "value", "href"].map((name) => element.getAttribute(name));
  const form = element.closest("form")?.getAttribute("action") ?? null;
  return JSON.stringify([element.tagName, form, ...named]);
}
