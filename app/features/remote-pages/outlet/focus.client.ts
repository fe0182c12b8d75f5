/** What can have the focus in a remote's markup. */
const focusable = "a[href],button,input,select,textarea,summary,h1,[tabindex]";

/** Which signs of an element count when it is looked for again. */
interface Signs {
  /** The query of its form's address, which the next round of a game has not. */
  readonly query: boolean;
  /** Its text, by which buttons of one form differ. */
  readonly text: boolean;
}

const searches: readonly Signs[] = [
  { query: true, text: true },
  { query: false, text: true },
  { query: true, text: false },
];

/**
 * Remembers which element of a node has the focus; the function it returns focuses the same element in the new
 * content. It finds it by id, else by kind, name, address, text and position among similar elements.
 */
export function rememberFocus(node: HTMLElement): () => void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !node.contains(focused)) return () => undefined;
  const { id } = focused;
  const places = searches.map((signs) => {
    const kind = kindOf(focused, signs);
    return { signs, kind, nth: alikeIn(node, kind, signs).indexOf(focused) };
  });
  return () => {
    const byId = id === "" ? null : document.getElementById(id);
    const alike = places.map(({ signs, kind, nth }) => alikeIn(node, kind, signs)[nth]);
    const same = byId && node.contains(byId) ? byId : alike.find((one) => one !== undefined);
    // A heading has the focus after a navigation alone, and no tab stop of its own.
    if (same?.tagName === "H1") same.tabIndex = -1;
    same?.focus({ preventScroll: true });
  };
}

function alikeIn(node: HTMLElement, kind: string, signs: Signs): readonly HTMLElement[] {
  return [...node.querySelectorAll<HTMLElement>(focusable)].filter(
    (one) => kindOf(one, signs) === kind,
  );
}

function kindOf(element: HTMLElement, { query, text }: Signs): string {
  const named = ["type", "name", "value", "href"].map((name) => element.getAttribute(name));
  const action = element.closest("form")?.getAttribute("action") ?? null;
  const form = query ? action : (action?.split("?")[0] ?? null);
  return JSON.stringify([element.tagName, form, ...named, text ? element.textContent : null]);
}
