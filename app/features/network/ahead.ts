interface RemixWindow {
  readonly __remixManifest?: {
    readonly routes: Readonly<Record<string, { readonly module: string } | undefined>>;
  };
}

/**
 * Preloads a route's code. Where it cannot load during navigation, Remix reloads the document, and the
 * browser shows a proxy's page (CPP-11). Browser only.
 */
export function preloadRoute(route: string): void {
  const code = (window as unknown as RemixWindow).__remixManifest?.routes[route];
  // The navigation loads it again.
  if (code) import(/* @vite-ignore */ code.module).catch(() => undefined);
}

const uses = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

/** Calls back once, on the first sign that somebody uses the page. Returns the function that ends the wait. */
export function onFirstInteraction(call: () => void): () => void {
  const end = () => {
    for (const use of uses) removeEventListener(use, begin, true);
  };
  const begin = () => {
    end();
    call();
  };
  for (const use of uses) addEventListener(use, begin, { capture: true, passive: true });
  return end;
}
