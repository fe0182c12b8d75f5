interface RemixWindow {
  readonly __remixManifest?: {
    readonly routes: Readonly<Record<string, { readonly module: string } | undefined>>;
  };
}

/**
 * Loads the code of a route before it is needed: where it cannot be had on the way there, the framework loads the document
 * anew, and the browser shows a proxy's page (CPP-11). Runs in the browser alone.
 */
export function loadAhead(route: string): void {
  const code = (window as unknown as RemixWindow).__remixManifest?.routes[route];
  // What fails now is loaded again on the way.
  if (code) import(/* @vite-ignore */ code.module).catch(() => undefined);
}
