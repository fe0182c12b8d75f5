import { defineConfig } from "vite";

const root = new URL("..", import.meta.url).pathname;

/** The script that reckons rounds in the browser: `build/sandbox/reckon.js`, with the rules of the games and nothing of a server. */
export default defineConfig({
  root,
  publicDir: false,
  resolve: {
    alias: { "~": `${root}app`, "~sandbox": `${root}sandbox`, "node:crypto": `${root}sandbox/browser/crypto.ts` },
  },
  build: {
    outDir: `${root}build/sandbox`,
    emptyOutDir: false,
    target: "es2022",
    lib: {
      entry: `${root}sandbox/browser/reckon.ts`,
      formats: ["iife"],
      name: "reckon",
      fileName: () => "reckon.js",
    },
  },
});
