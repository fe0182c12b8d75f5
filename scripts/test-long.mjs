// npm run test:long: every test with all its examples, and every state; `npm test` tries a share of them
// (tests/support/size.ts, scripts/lib/tiers.mjs). What it found whole it records, for the next runs to leave out.
import { ensureBuild } from "./lib/prepare.mjs";
import { steps } from "./lib/steps.mjs";
import { keepRecord } from "./lib/tiers.mjs";
import { ensureTools } from "./lib/tools.mjs";

process.env.TEST_SIZE = "long";
ensureBuild();
ensureTools();
await steps(["test:unit", "test:e2e"]);
keepRecord();
console.log("\nRecorded in .config/long-run.json: it goes with the commit that this run saw.");
