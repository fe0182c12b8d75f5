import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig, type Plugin } from "vite";

declare module "@remix-run/server-runtime" {
  interface Future {
    v3_singleFetch: true;
  }
}

/**
 * Emits our own server process (and the environment's reader, for the sandbox alone) beside Remix's server bundle, from the same
 * build, so that both share one copy of every module. The Remix plugin owns
 * `rollupOptions.input`, hence a chunk emitted by hand.
 */
function ownServer(): Plugin {
  return {
    name: "touchline-server",
    apply: "build",
    buildStart() {
      if (this.environment?.config.build.ssr) {
        this.emitFile({ type: "chunk", id: "app/server/main.ts", fileName: "server.js" });
        this.emitFile({ type: "chunk", id: "app/server/env.server.ts", fileName: "env.js" });
      }
    },
  };
}

export default defineConfig({
  plugins: [
    remix({
      future: {
        v3_fetcherPersist: true,
        v3_lazyRouteDiscovery: false,
        v3_relativeSplatPath: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
        unstable_optimizeDeps: true,
      },
      ignoredRouteFiles: ["**/*"],
    }),
    ownServer(),
  ],
  resolve: { alias: { "~": new URL("./app", import.meta.url).pathname } },
  build: { sourcemap: false, assetsInlineLimit: 0, cssMinify: true },
});
