/** Tells when the press on a node's content is over, if one is under way. Browser only. */
interface PressEndTracker {
  /**
   * Resolves when no press on the content is under way: at once without one, else after it has
   * ended and its click was handled.
   */
  ended(): Promise<void>;
}

const starts = ["pointerdown", "keydown"] as const;
const ends = ["pointerup", "pointercancel", "keyup", "dragend", "blur"] as const;

/**
 * Follows presses that begin in `node`. A browser clicks the element that is under both the press
 * and the release: content that is replaced between the two gets no click.
 */
export function trackPresses(node: HTMLElement): PressEndTracker {
  let held: Promise<void> = Promise.resolve();
  const start = () => {
    held = new Promise((resolve) => {
      const end = ({ type, target }: Event) => {
        // A field that loses the focus to what is pressed ends no press; the window does.
        if (type === "blur" && target !== window) return;
        for (const type of ends) removeEventListener(type, end, true);
        // The click comes after the event that ends the press.
        setTimeout(resolve);
      };
      for (const type of ends) addEventListener(type, end, true);
    });
  };
  for (const type of starts) node.addEventListener(type, start, { passive: true });
  return { ended: () => held };
}
