// npm run mutate [-- room …]: mutation tests of the rules that money and players' safety depend on, room by room. Each room must reach
// the score by itself and by its own tests: a well tested neighbour hides nothing.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "./lib/files.mjs";
import { ensureDependencies } from "./lib/prepare.mjs";

ensureDependencies();
const named = process.argv.slice(2);
const rooms =
  named.length > 0
    ? named
    : ["money", "odds", "coupon", "limits", "reality-check", "consent", "session"];
let failed = 0;
for (const room of rooms) {
  const done = spawnSync(
    join(root, "node_modules/.bin/stryker"),
    ["run", join(root, ".config/stryker.config.mjs")],
    { cwd: root, stdio: "inherit", env: { ...process.env, MUTATED_ROOM: room } },
  );
  if (done.status !== 0) failed += 1;
}
process.exit(failed > 0 ? 1 : 0);
