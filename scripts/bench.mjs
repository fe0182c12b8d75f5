// npm run bench [part …]: prints the budgets as one table; ratios come from alternating measurements in one run.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { root } from "./lib/files.mjs";
import { ensureBuild } from "./lib/prepare.mjs";
import { ensureTools } from "./lib/tools.mjs";

process.env.NODE_ENV = "production";
process.chdir(root);
ensureBuild();
ensureTools();
const outDir = join(root, ".cache/bench/main");
await build({
  root,
  configFile: false,
  logLevel: "error",
  publicDir: false,
  resolve: { alias: { "~": join(root, "app") } },
  build: {
    ssr: join(root, "bench/main.ts"),
    outDir,
    target: "node20",
    rollupOptions: { output: { entryFileNames: "main.mjs", format: "esm" } },
  },
});
const { bench } = await import(pathToFileURL(join(outDir, "main.mjs")).href);
await bench(process.argv.slice(2).filter((name) => !name.startsWith("-")));
process.exit(0);
