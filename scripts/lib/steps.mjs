import { spawnSync } from "node:child_process";
import { root } from "./files.mjs";

/** Runs npm scripts one after another; the first failure ends the process with its code. */
export function steps(names) {
  for (const name of names) {
    const started = Date.now();
    console.log(`\n▸ npm run ${name}`);
    const done = spawnSync("npm", ["run", "--silent", name], { cwd: root, stdio: "inherit" });
    if (done.status !== 0) {
      console.error(`✗ ${name} failed`);
      process.exit(done.status ?? 1);
    }
    console.log(`✓ ${name} (${Math.round((Date.now() - started) / 1000)} s)`);
  }
}
