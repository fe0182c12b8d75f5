// Installs and builds what a fresh clone lacks, and prints what it does.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { isBuilt, root } from "./files.mjs";

function run(command, args) {
  const done = spawnSync(command, args, { cwd: root, stdio: "inherit" });
  if (done.status !== 0) process.exit(done.status ?? 1);
}

export function ensureDependencies() {
  if (existsSync(join(root, "node_modules/@remix-run/node"))) return;
  console.log("Installing dependencies (npm ci) …");
  run("npm", ["ci"]);
}

/** Whether `build/` is stale. `--as-built` skips the check: tests start many servers at once. */
export function isBuildNeeded() {
  return !process.argv.includes("--as-built") && !isBuilt();
}

export function ensureBuild() {
  ensureDependencies();
  if (!isBuildNeeded()) return;
  run(process.execPath, [join(root, "scripts/build.mjs"), "--if-stale"]);
}
