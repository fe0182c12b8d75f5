import { type RefObject, useEffect, useState } from "react";

/** The frame of a game in the page (CAS-03); null = the page has none. */
export function useGameFrame(holder: RefObject<HTMLElement>): HTMLIFrameElement | null {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  useEffect(() => {
    const place = holder.current;
    if (!place) return;
    const find = () => setFrame(place.querySelector("iframe[data-game-frame]"));
    // The outlet puts bodies in without React.
    const watch = new MutationObserver(find);
    watch.observe(place, { childList: true, subtree: true });
    find();
    return () => watch.disconnect();
  }, [holder]);
  return frame;
}
