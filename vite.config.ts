import { readdirSync } from "node:fs";
import { relative } from "node:path";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig, type Plugin, type Rollup } from "vite";
import { appIcons } from "./.config/app-icons";
import { forcedPlatform } from "./.config/forced-platform";
import { partFiles } from "./.config/part-files";
import { inputsDigest } from "./scripts/lib/files.mjs";

declare module "@remix-run/server-runtime" {
  interface Future {
    v3_singleFetch: true;
  }
}

const sources = new URL("./app", import.meta.url).pathname;
const sandboxSources = new URL("./sandbox", import.meta.url).pathname;

/** Names the release by all it is made from, so that nodes built apart agree and no other release reads what they share. */
const nameRelease = () => inputsDigest().slice(0, 12);

/**
 * Emits our own server process, the environment's reader (for the sandbox alone) and the checks of remotes and platforms
 * beside Remix's server bundle, from the same build, so that all share one copy of every module. The Remix plugin owns `rollupOptions.input`, hence chunks emitted by hand.
 */
function ownServer(): Plugin {
  return {
    name: "touchline-server",
    apply: "build",
    // Node runs these files: nothing is translated for older browsers.
    config: (_, { isSsrBuild }) => (isSsrBuild ? { build: { target: "node20" } } : {}),
    buildStart() {
      if (this.environment?.config.build.ssr) {
        this.emitFile({ type: "chunk", id: "app/server/main.ts", fileName: "server.js" });
        this.emitFile({
          type: "chunk",
          id: "app/server/env/read-env.server.ts",
          fileName: "read-env.js",
        });
        this.emitFile({
          type: "chunk",
          id: "app/server/env/start-error.server.ts",
          fileName: "start-error.js",
        });
        this.emitFile({
          type: "chunk",
          id: "app/features/remote-pages/check/check-remote-page.server.ts",
          fileName: "check-remote.js",
        });
        this.emitFile({
          type: "chunk",
          id: "app/platform/protocol/check/check-platform.server.ts",
          fileName: "check-platform.js",
        });
      }
    },
  };
}

/**
 * Class names of the build: the file's place among all styles and the class's in its file. The server's build and the
 * browser's agree, as do nodes built apart; names with hashes are a sixth of what every first page has to load.
 */
function shortClassNames() {
  const files = readdirSync(sources, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".module.css"))
    .sort();
  const known = new Map<string, string[]>();
  return (name: string, path: string) => {
    const file = path.split("?", 1)[0] ?? "";
    const names = known.get(file) ?? [];
    known.set(file, names);
    if (!names.includes(name)) names.push(name);
    const place = files.indexOf(relative(sources, file)).toString(36).padStart(2, "0");
    return `_${place}${names.indexOf(name).toString(36)}`;
  };
}

/** Modules of a screen's own document, from which what every page needs is found. */
const everyPage = /app\/(?:entry\.client|root|routes\/(?:lng|slip|screen))\.tsx(?:\?|$)/;
/** What a page loads when it is idle, and what the slip shares with it. */
const afterStart = /app\/features\/shell\/AfterStart\.tsx$/;
/** The slip once it has bets, the page that takes its posts, and what is kept and reminded of them: loaded with the first use of a page. */
const filledSlip =
  /app\/(?:features\/(?:coupon\/panel\/FilledSlip\.tsx|coupon\/storage\/copy\.client\.ts|reminders\/CouponReminder\.tsx)|routes\/coupon\.tsx(?:\?.*)?)$/;
/** Conform, which a slip with bets shares with the pages and dialogs that have a form. */
const forms = /node_modules\/@conform-to\//;
const frameworks =
  /node_modules\/(?:react|react-dom|scheduler|@remix-run|react-router(?:-dom)?|turbo-stream)\//;

/**
 * What every page needs comes in two files, the frameworks and ours: many small ones compress worse and cost a slow
 * network more than they save. What a slip with bets needs beyond them is a third, with the library of forms in a fourth; what waits until a page is idle is a fifth.
 * What one screen alone needs (the forms of signing in, a settings page) stays apart.
 */
function fewChunks(): Plugin {
  let chunks: Map<string, string> | null = null;
  return {
    name: "touchline-chunks",
    apply: "build",
    config: (_, { isSsrBuild }) =>
      isSsrBuild
        ? {}
        : {
            build: {
              // A twentieth smaller than esbuild's, and the frameworks are most of it.
              minify: "terser",
              terserOptions: {
                ecma: 2020,
                compress: {
                  passes: 3,
                  lhs_constants: false,
                  unsafe_arrows: true,
                  pure_getters: true,
                },
              },
              rollupOptions: {
                output: {
                  manualChunks: (id, graph) => {
                    if (frameworks.test(id)) return "framework";
                    chunks ??= sharedModules(graph);
                    return chunks.get(id);
                  },
                },
              },
            },
          },
  };
}

/** The chunk of each module that is not a screen's own. Entries are chunks themselves. */
function sharedModules(graph: Parameters<Rollup.GetManualChunk>[1]): Map<string, string> {
  const ids = [...graph.getModuleIds()];
  const chunks = new Map<string, string>();
  const take = (from: RegExp, chunk: string) => {
    const queue = ids.filter((id) => from.test(id));
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
      if (chunks.has(id) || frameworks.test(id)) continue;
      chunks.set(id, chunk);
      queue.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
    }
  };
  take(everyPage, "shell");
  take(forms, "forms");
  take(afterStart, "after-start");
  take(filledSlip, "filled-slip");
  for (const id of ids) if (graph.getModuleInfo(id)?.isEntry) chunks.delete(id);
  return chunks;
}

/** The product's build, into `build/` or elsewhere; `extra` plugins come last. */
export const productConfig = (buildDirectory = "build", extra: readonly Plugin[] = []) =>
  defineConfig(({ command }) => ({
    define: command === "build" ? { "import.meta.env.RELEASE": JSON.stringify(nameRelease()) } : {},
    plugins: [
      remix({
        buildDirectory,
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
      appIcons(),
      fewChunks(),
      partFiles(buildDirectory, { "filled-slip": "features/coupon/panel/FilledSlip.tsx" }),
      ...extra,
    ],
    css: {
      postcss: { plugins: [forcedPlatform()] },
      ...(command === "build" ? { modules: { generateScopedName: shortClassNames() } } : {}),
    },
    resolve: { alias: { "~": sources, "~sandbox": sandboxSources } },
    build: { sourcemap: false, assetsInlineLimit: 0, cssMinify: true },
  }));

export default productConfig();
