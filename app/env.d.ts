declare module "virtual:remix/server-build" {
  const build: import("@remix-run/node").ServerBuild;
  export = build;
}

declare module "react-dom/server.browser" {
  export { renderToReadableStream } from "react-dom/server";
}

interface ImportMetaEnv {
  /** Set by the build alone. */
  readonly RELEASE?: string;
  /** Addresses of the hashed files that a first page loads; the worker's build has them. */
  readonly FIRST_PAGE?: readonly string[];
  /**
   * Addresses of the styles and scripts of each part that loads on demand, by its file under `app/`. A build for the
   * server has them; elsewhere there are none.
   */
  readonly PARTS?: Readonly<
    Record<
      string,
      { readonly styles: readonly string[]; readonly scripts: readonly string[] } | undefined
    >
  >;
}
