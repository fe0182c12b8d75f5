// npm run screens [-- states]: writes screenshots of the main pages, or of every state under test, to screenshots/.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "./lib/files.mjs";
import { ensureBuild } from "./lib/prepare.mjs";
import { ensureTools } from "./lib/tools.mjs";

const isOfStates = process.argv[2] === "states";
const wanted = isOfStates
  ? [".config/playwright.config.ts", "--project=js", "e2e/.*-states"]
  : [".config/screens.config.ts"];
ensureBuild();
ensureTools();
const done = spawnSync(
  join(root, "node_modules/.bin/playwright"),
  ["test", "--config", ...wanted],
  {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...(isOfStates ? { PICTURES: join(root, "screenshots/states") } : {}) },
  },
);
process.exit(done.status ?? 1);
