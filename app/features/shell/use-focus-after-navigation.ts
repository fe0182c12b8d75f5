import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { contentId } from "~/features/page/SkipLink";
import { arrivingContent } from "~/features/remote-pages/outlet/arriving";
import { announce } from "~/ui/announce";

/**
 * After a client-side navigation moves the focus to the page's heading, or to the errors of its form, and announces
 * the document's title once (ACS-07). Another query or hash of the same page, a reload of its data and a post beside
 * it are no navigation. A remote's content comes after the navigation: both wait for it.
 */
export function useFocusAfterNavigation() {
  const { pathname, search } = useLocation();
  const page = useRef({ pathname, title: null as string | null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another query is no navigation, but may lose the focus
  useEffect(() => {
    const isNewPage = page.current.pathname !== pathname;
    page.current.pathname = pathname;
    if (page.current.title === null) {
      // The document's own page: the browser has read it out.
      page.current.title = document.title;
      return;
    }
    const left = document.activeElement;
    return whenContentIsThere((main) => {
      const isTitleNew = document.title !== page.current.title;
      page.current.title = document.title;
      if (isNewPage || isTitleNew) announce(document.title);
      const now = document.activeElement;
      const hasMoved = now !== left && now !== document.body;
      if (hasMoved || (!isNewPage && now !== document.body)) return;
      focusStartOf(main);
    });
  }, [pathname, search]);
}

/** Calls back once when the page's content has a heading and no content of a remote is awaited; returns what stops it. */
function whenContentIsThere(callback: (main: HTMLElement) => void): () => void {
  const look = () => {
    const main = document.getElementById(contentId);
    if (!main?.querySelector("h1") || main.querySelector(arrivingContent)) return;
    changes.disconnect();
    callback(main);
  };
  const changes = new MutationObserver(look);
  changes.observe(document.body, { childList: true, subtree: true, attributes: true });
  look();
  return () => changes.disconnect();
}

function focusStartOf(main: HTMLElement) {
  // A dialog has the focus and returns it.
  if (document.querySelector("dialog[open]")) return;
  const start =
    main.querySelector<HTMLElement>('[data-form-errors], [role="alert"][tabindex="-1"]') ??
    main.querySelector<HTMLElement>("h1");
  if (!start) return;
  if (!start.hasAttribute("tabindex")) start.tabIndex = -1;
  start.focus({ preventScroll: true });
}
