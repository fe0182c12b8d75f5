// npm run screens: pictures of the main pages in screenshots/.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "./lib/files.mjs";
import { ensureBuild } from "./lib/prepare.mjs";
import { ensureTools } from "./lib/tools.mjs";

ensureBuild();
ensureTools();
const done = spawnSync(
  join(root, "node_modules/.bin/playwright"),
  ["test", "--config", ".config/screens.config.ts"],
  {
    cwd: root,
    stdio: "inherit",
  },
);
process.exit(done.status ?? 1);
