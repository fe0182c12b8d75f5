interface RemixWindow {
  readonly __remixManifest?: {
    readonly routes: Readonly<Record<string, { readonly module: string } | undefined>>;
  };
}

/**
 * Preloads a route's code. Where it cannot load during navigation, Remix reloads the document, and the
 * browser shows a proxy's page (CPP-11). Browser only.
 */
export function loadAhead(route: string): void {
  const code = (window as unknown as RemixWindow).__remixManifest?.routes[route];
  // The navigation loads it again.
  if (code) import(/* @vite-ignore */ code.module).catch(() => undefined);
}
