// Runs in the page, each function by itself: what an eye or a finger would trip over, in words. No imports.

/** What is cut off, spills, overlaps or is too small for a finger at the window's present size; `least` is px. */
export function layoutFaults(least: number): string[] {
  const faults: string[] = [];
  const root = document.documentElement;
  const nameOf = (element: Element) => {
    const { tagName, id, className } = element;
    const words = (element.textContent ?? "").replace(/\s+/g, " ").trim().slice(0, 50);
    return `${tagName.toLowerCase()}#${id}.${className} ${element.getAttribute("name") ?? ""} "${words}"`;
  };
  const isShown = (element: Element) => {
    const { width, height, bottom } = element.getBoundingClientRect();
    return (
      element.checkVisibility({ visibilityProperty: true }) &&
      width > 1 &&
      height > 1 &&
      bottom + window.scrollY > 0
    );
  };
  const isForReaders = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (getComputedStyle(at).clipPath !== "none") return true;
    return false;
  };

  if (root.scrollWidth > root.clientWidth) {
    const wide = [...document.body.querySelectorAll("*")].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return isShown(element) && (right > root.clientWidth + 1 || left < -1);
    });
    faults.push(
      `scrolls sideways by ${root.scrollWidth - root.clientWidth}: ${wide.slice(-2).map(nameOf)}`,
    );
  }

  // Text that its own control, or a box that hides what is outside of it, does not hold.
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (
      !parent ||
      node.nodeValue?.trim() === "" ||
      parent.closest("option, script, style, noscript")
    )
      continue;
    if (!isShown(parent) || isForReaders(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()];
    for (let box: Element | null = parent; box && box !== root; box = box.parentElement) {
      const { overflowX } = getComputedStyle(box);
      if (overflowX === "auto" || overflowX === "scroll") break;
      const hides = overflowX === "hidden" || overflowX === "clip";
      if (!hides && !box.matches("button, summary")) continue;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const seen = lines.filter((line) => line.bottom > top && line.top < bottom);
      if (!seen.some((line) => line.left < left - 1 || line.right > right + 1)) continue;
      faults.push(`text is cut off: "${node.nodeValue?.trim().slice(0, 60)}" in ${nameOf(box)}`);
      break;
    }
  }

  const layerOf = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
    return null;
  };
  const controls = [
    ...document.querySelectorAll(
      "a[href], button, input:not([type=hidden]), select, textarea, summary",
    ),
  ]
    .filter((element) => isShown(element) && !isForReaders(element))
    .map((element) => {
      const isTick = element.matches("[type=checkbox], [type=radio]");
      const target = (isTick && element.closest("label")) || element;
      return { element, boxes: [...target.getClientRects()], layer: layerOf(element) };
    });
  for (const [at, one] of controls.entries()) {
    for (const other of controls.slice(at + 1)) {
      if (one.layer !== other.layer || one.element.contains(other.element)) continue;
      const meet = one.boxes.some((a) =>
        other.boxes.some(
          (b) =>
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1,
        ),
      );
      if (meet) faults.push(`overlap: ${nameOf(one.element)} and ${nameOf(other.element)}`);
    }
  }

  // A link in a sentence is as high as its line; whatever stands by itself is as large as a finger.
  const isInSentence = (element: Element) => {
    if (getComputedStyle(element).display !== "inline") return false;
    let block = element.parentElement;
    while (block && getComputedStyle(block).display === "inline") block = block.parentElement;
    return (block?.textContent ?? "").trim().length > (element.textContent ?? "").trim().length + 1;
  };
  for (const { element, boxes } of controls) {
    if (isInSentence(element)) continue;
    const width = Math.max(...boxes.map((box) => box.width));
    const height = Math.max(...boxes.map((box) => box.height));
    if (width < least - 0.5 || height < least - 0.5)
      faults.push(`target of ${Math.round(width)}×${Math.round(height)}: ${nameOf(element)}`);
  }
  return faults;
}

/** The share of the window, 0 to 1, that does not scroll with the page. */
export function stuckShare(): number {
  window.scrollTo({
    top: (document.documentElement.scrollHeight - window.innerHeight) / 2,
    behavior: "instant",
  });
  let stuck = 0;
  for (const element of document.body.querySelectorAll("*")) {
    // What stands over the page is what there is to read, and scrolls by itself.
    if (element.closest("dialog:modal, [aria-modal='true']")) continue;
    const { position, pointerEvents } = getComputedStyle(element);
    if (!/fixed|sticky/.test(position) || pointerEvents === "none" || !element.checkVisibility())
      continue;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const width = Math.min(right, window.innerWidth) - Math.max(left, 0);
    const height = Math.min(bottom, window.innerHeight) - Math.max(top, 0);
    if (width > 0 && height > 0) stuck += width * height;
  }
  return stuck / (window.innerWidth * window.innerHeight);
}

/**
 * The parts of the shell around a page, without where their links lead. Those whose text is in `seen` are marked:
 * rules and the keyboard's way leave them out, since the same markup in the same look was looked at before.
 */
export function shellParts(seen: readonly string[]): string[] {
  const parts = [...document.querySelectorAll("body :is(header, footer, nav)")].filter(
    (part) => !part.parentElement?.closest("header, footer, nav, main, [data-coupon], dialog"),
  );
  return parts.map((part) => {
    part.removeAttribute("data-seen");
    const text = part.outerHTML.replace(/ (?:href|value|action|id|for)="[^"]*"/g, "");
    part.toggleAttribute("data-seen", seen.includes(text));
    return text;
  });
}

/** The keyboard's way through a page, as far as it was walked. */
interface Walk {
  /** What was wrong with the stops so far, in words. */
  readonly faults: string[];
  /** Whether it has come to its end. */
  isOver: boolean;
  /** Looks at the stop that has the focus. */
  look(): void;
}

/**
 * Puts the focus where the keyboard's way begins, and looks at each stop when Tab is pressed to leave it: pressing
 * is all that is left to do. False where nothing can have the focus.
 */
export function startWalk(): boolean {
  // All that can be used: the page, or what stands over it.
  // A dialog of the browser's own stands over everything else, a sheet that is one included.
  const within =
    document.querySelector("dialog:modal") ??
    document.querySelector("[aria-modal='true']") ??
    document.body;
  const seen = new Set<Element>();
  let last: Element | null = null;
  const isOfGroup = (input: HTMLInputElement) =>
    input.type === "radio" &&
    [...seen].some((one) => one instanceof HTMLInputElement && one.name === input.name);
  /** What can be used and was not come by yet. */
  const rest = () =>
    [
      ...within.querySelectorAll<HTMLInputElement>(
        "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex='0']",
      ),
    ]
      .filter(
        (element) => element.tabIndex >= 0 && !element.disabled && !element.closest("[data-seen]"),
      )
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !seen.has(element) && !isOfGroup(element));

  /** What is wrong with the stop that has the focus now; null once the way has come to its end. */
  const stopFaults = (): string[] | null => {
    const element = document.activeElement;
    // A date has several stops.
    if (element && element === last) return [];
    if (!element || element === document.body || seen.has(element)) return null;
    if (element.closest("[data-seen]")) {
      last = null;
      return rest().length === 0 ? null : [];
    }
    const faults: string[] = [];
    const what = `${element.tagName} ${element.className} ${(element.textContent ?? "").trim().slice(0, 50)}`;
    const from = last;
    seen.add(element);
    last = element;
    if (!within.contains(element)) faults.push(`under what stands over the page: ${what}`);

    const style = getComputedStyle(element);
    const ring = Number.parseFloat(style.outlineWidth) + Number.parseFloat(style.outlineOffset);
    const hasOutline = style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) > 0;
    if (!hasOutline && style.boxShadow === "none") faults.push(`no sign of focus: ${what}`);

    const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const stuckOver = (at: Element): Element | null => {
      for (let over: Element | null = at; over; over = over.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(over).position)) return over;
      return null;
    };
    if (from?.isConnected) {
      if (from.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING)
        faults.push(`comes after what stands behind it: ${what}`);
      const before = from.getBoundingClientRect();
      // The next column begins at its top.
      const isBelow = Math.min(box.right, before.right) > Math.max(box.left, before.left);
      if (isBelow && box.bottom < before.top - 8 && stuckOver(element) === stuckOver(from))
        faults.push(`jumps back up by ${Math.round(before.top - box.bottom)}: ${what}`);
    }

    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, window.innerWidth)];
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, window.innerHeight)];
    if (right - left < 4 || bottom - top < 4) faults.push(`out of view: ${what}`);
    const points: [number, number][] = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 3, top + 3],
      [right - 3, top + 3],
      [left + 3, bottom - 3],
      [right - 3, bottom - 3],
    ];
    for (const [x, y] of points) {
      const over = document.elementFromPoint(x, y);
      const cover: Element | null =
        over && !element.contains(over) && !over.contains(element) ? stuckOver(over) : null;
      if (!cover || cover.contains(element)) continue;
      faults.push(`hidden under ${cover.tagName} ${cover.className}: ${what}`);
      break;
    }

    for (let hider = element.parentElement; hasOutline && hider; hider = hider.parentElement) {
      if (
        !/hidden|clip/.test(getComputedStyle(hider).overflowX) ||
        hider === document.documentElement
      )
        continue;
      const edge = hider.getBoundingClientRect();
      if (box.left - ring < edge.left - 1 || box.right + ring > edge.right + 1)
        faults.push(`its ring is cut off: ${what}`);
    }
    return faults;
  };

  // What stood ahead of a stop. A control that appears behind one (the way back to the top, once the page has
  // scrolled) is reached by going back.
  const ahead = new Set<Element>(rest());
  const faults: string[] = [];
  const walk: Walk = {
    faults,
    isOver: false,
    look() {
      if (walk.isOver) return;
      const found = stopFaults();
      walk.isOver = found === null;
      faults.push(...(found ?? []));
      const unseen = rest();
      if (!walk.isOver) {
        for (const element of unseen)
          if (last && last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
            ahead.add(element);
        return;
      }
      // What appears with the last press was not there to be reached by it.
      for (const missed of unseen.filter((element) => ahead.has(element)))
        faults.push(`not reached by Tab: ${missed.outerHTML.replace(/\s+/g, " ").slice(0, 150)}`);
    },
  };
  Object.assign(globalThis, { walk });
  window.scrollTo({ top: 0, behavior: "instant" });
  const [first] = rest() as HTMLElement[];
  // As by a key, whatever was pressed before.
  first?.focus({ focusVisible: true } as FocusOptions);
  document.addEventListener("keydown", ({ key }) => key === "Tab" && walk.look(), true);
  return first !== undefined;
}

/** What was wrong on the way so far; null while it goes on. */
export function walkFaults(): string[] | null {
  const { walk } = globalThis as unknown as { walk: Walk };
  return walk.isOver ? walk.faults : null;
}
