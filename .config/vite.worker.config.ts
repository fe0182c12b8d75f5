import { readdirSync, readFileSync } from "node:fs";
import { defineConfig } from "vite";
import { inputsDigest } from "../scripts/lib/files.mjs";

const root = new URL("..", import.meta.url).pathname;
const assets = `${root}build/client/assets`;

interface RemixFiles {
  readonly module: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** Routes of which every first page consists. */
const firstPage = ["root", "routes/lng", "routes/slip", "screen"];

/** Addresses of the hashed files that a first page loads, from the manifest that Remix made for browsers. */
function filesOfFirstPage(): string[] {
  const names = readdirSync(assets);
  const name = names.find((file) => /^manifest-.*\.js$/.test(file));
  if (name === undefined) throw new Error(`${assets} has no manifest`);
  const text = readFileSync(`${assets}/${name}`, "utf8");
  const { entry, routes } = JSON.parse(
    text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1),
  ) as { entry: RemixFiles; routes: Record<string, RemixFiles> };
  const parts = [entry, ...firstPage.flatMap((id) => routes[id] ?? [])];
  // Remix adds what is common to all pages in the document itself.
  const styles = names.filter((file) => /^(?:tokens|base)-[\w-]+\.css$/.test(file));
  if (parts.length !== firstPage.length + 1 || styles.length !== 2)
    throw new Error(`${name} lacks a part of the first page`);
  return [
    ...new Set([
      `/assets/${name}`,
      ...styles.map((file) => `/assets/${file}`),
      ...parts.flatMap(({ module, imports = [], css = [] }) => [module, ...imports, ...css]),
    ]),
  ].sort();
}

/** The service worker, `build/client/domain/worker.js`, with the list of what it loads when it is installed. */
export default defineConfig({
  root,
  publicDir: false,
  define: {
    "import.meta.env.RELEASE": JSON.stringify(inputsDigest().slice(0, 12)),
    "import.meta.env.FIRST_PAGE": JSON.stringify(filesOfFirstPage()),
    // Workbox logs in development.
    "process.env.NODE_ENV": '"production"',
  },
  resolve: { alias: { "~": `${root}app` } },
  build: {
    outDir: `${root}build/client/domain`,
    emptyOutDir: true,
    target: "es2020",
    lib: {
      entry: `${root}app/features/app/worker/worker.ts`,
      formats: ["iife"],
      name: "worker",
      fileName: () => "worker.js",
    },
  },
});
