import { createRefCounts, documentNonce, whenAssetLoadedOrFailed } from "./shared-elements.client";

type Styling = HTMLLinkElement | HTMLStyleElement;

/** Maximum wait for a style sheet before the page shows, ms. */
const sheetWaitMs = 1_500;

const stylings = createRefCounts<Styling>(
  (element) => element.remove(),
  // Otherwise the style would be removed with the outlet that contains it.
  (element) => {
    if (element.parentNode !== document.head) document.head.append(element);
  },
);

/** Registers the styles that the server rendered for an outlet; returns their keys. */
export function adoptServerRenderedStyles(holder: Element): string[] {
  const keys: string[] = [];
  for (const element of holder.querySelectorAll<Styling>("[data-remote-asset]")) {
    const key =
      element instanceof HTMLLinkElement
        ? linkKey(element.getAttribute("href") ?? "")
        : textKey(element.textContent ?? "");
    stylings.adopt(key, element);
    keys.push(key);
  }
  return keys;
}

/**
 * Adds a fragment's styles to the document, each once; resolves to their keys when they are loaded.
 */
export async function retainFragmentStyles(
  hrefs: readonly string[],
  texts: readonly string[],
): Promise<string[]> {
  const waits: Promise<void>[] = [];
  for (const href of hrefs) {
    stylings.take(linkKey(href), () => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = href;
      waits.push(whenAssetLoadedOrFailed(link));
      document.head.append(link);
      return link;
    });
  }
  for (const text of texts) {
    stylings.take(textKey(text), () => {
      const style = document.createElement("style");
      style.nonce = documentNonce();
      style.textContent = text;
      document.head.append(style);
      return style;
    });
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, sheetWaitMs);
  });
  await Promise.race([Promise.all(waits), late]);
  clearTimeout(timer);
  return [...hrefs.map(linkKey), ...texts.map(textKey)];
}

/**
 * Tells that a fragment no longer uses these styles, named by the keys of `retainFragmentStyles`; a
 * style without users is removed from the document (REM-04).
 */
export function releaseFragmentStyles(keys: readonly string[]) {
  for (const key of keys) stylings.drop(key);
}

function linkKey(href: string) {
  return `link ${href}`;
}

function textKey(text: string) {
  return `text ${text}`;
}
