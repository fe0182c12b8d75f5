// npm run validate: all checks and tests that need no browser. Stops at the first failure.
import { ensureBuild } from "./lib/prepare.mjs";
import { steps } from "./lib/steps.mjs";

ensureBuild();
await steps([["typecheck", ["lint", "lint:imports", "lint:dead", "lint:ids"]], "test:unit"]);
