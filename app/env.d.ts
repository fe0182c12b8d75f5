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
}
