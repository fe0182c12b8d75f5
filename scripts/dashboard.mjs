// npm run dashboard: writes deploy/grafana/dashboard.json, which Grafana imports, from deploy/grafana/dashboard.ts.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { runnerImport } from "vite";
import { root } from "./lib/files.mjs";

const { module } = await runnerImport(join(root, "deploy/grafana/dashboard.ts"), {
  configFile: false,
  root,
  logLevel: "error",
});
const file = "deploy/grafana/dashboard.json";
writeFileSync(join(root, file), `${JSON.stringify(module.dashboard, null, 2)}\n`);
console.log(`${file}: ${module.dashboard.panels.length} panels`);
