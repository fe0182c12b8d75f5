// npm run mutate [-- subject …]: mutation tests of the rules that money and players' safety depend on, one subject after
// another. Each subject must reach the score with its own tests alone, so that a well tested neighbour hides no gap.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "./lib/files.mjs";
import { ensureDependencies } from "./lib/prepare.mjs";

ensureDependencies();
const named = process.argv.slice(2);
const subjects =
  named.length > 0
    ? named
    : ["money", "odds", "coupon", "limits", "reality-check", "consent", "session"];
let failed = 0;
for (const subject of subjects) {
  const done = spawnSync(
    join(root, "node_modules/.bin/stryker"),
    ["run", join(root, ".config/stryker.config.mjs")],
    { cwd: root, stdio: "inherit", env: { ...process.env, MUTATED_SUBJECT: subject } },
  );
  if (done.status !== 0) failed += 1;
}
process.exit(failed > 0 ? 1 : 0);
