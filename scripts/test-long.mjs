// npm run test:long: every test with all its examples; `npm test` tries a share of them (tests/support/size.ts).
import { ensureBuild } from "./lib/prepare.mjs";
import { steps } from "./lib/steps.mjs";
import { ensureTools } from "./lib/tools.mjs";

process.env.TEST_SIZE = "long";
ensureBuild();
ensureTools();
await steps(["test:unit", "test:e2e"]);
