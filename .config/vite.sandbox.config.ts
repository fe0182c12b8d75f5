import { defineConfig } from "vite";

const root = new URL("..", import.meta.url).pathname;

/**
 * The embedded platform is a build of its own, so that the shell's build holds
 * not a byte of it (SBX-06): `build/sandbox/main.js` is loaded at run time, and
 * only where no upstream is configured.
 */
export default defineConfig({
  root,
  publicDir: false,
  resolve: { alias: { "~": `${root}app`, "~sandbox": `${root}sandbox` } },
  build: {
    ssr: `${root}sandbox/main.ts`,
    outDir: `${root}build/sandbox`,
    emptyOutDir: true,
    target: "node20",
    rollupOptions: { output: { entryFileNames: "main.js", format: "esm" } },
  },
});
