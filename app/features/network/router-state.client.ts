/** The part of the router that is read; Remix keeps it on the window. */
interface Router {
  readonly state: {
    readonly location: { readonly pathname: string; readonly search: string };
    readonly loaderData: Readonly<Record<string, unknown>>;
    readonly errors: unknown;
  };
  revalidate(): void;
}

/** Remix's globals on the window. */
interface RemixWindow {
  readonly __remixRouter?: Router;
  readonly __remixManifest?: {
    readonly routes: Readonly<
      Record<string, { readonly parentId?: string; readonly module: string }>
    >;
  };
  readonly __remixRouteModules?: Readonly<Record<string, unknown>>;
}

export const remixWindow = () => window as unknown as RemixWindow;

export const remixRouter = () => remixWindow().__remixRouter;
