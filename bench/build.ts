import { rmSync } from "node:fs";
import { build, type Plugin } from "vite";

const root = `${process.cwd()}/`;

/** Builds one module for Node as the product's server is built, and imports it. */
export async function built<T>(entry: string, plugins: Plugin[] = []): Promise<T> {
  const outDir = `${root}.cache/bench/${entry.replace(/\W/g, "-")}-${plugins.map(({ name }) => name).join("-")}`;
  rmSync(outDir, { recursive: true, force: true });
  await build({
    root,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    plugins,
    resolve: { alias: { "~": `${root}app`, "~sandbox": `${root}sandbox` } },
    build: {
      ssr: `${root}${entry}`,
      outDir,
      target: "node20",
      rollupOptions: { output: { entryFileNames: "entry.mjs", format: "esm" } },
    },
  });
  return (await import(/* @vite-ignore */ `${outDir}/entry.mjs`)) as T;
}
