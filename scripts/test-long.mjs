// npm run test:long: the tests of `npm test`, with more examples of properties and odd requests (tests/support/size.ts).
import { ensureBuild } from "./lib/prepare.mjs";
import { steps } from "./lib/steps.mjs";
import { ensureTools } from "./lib/tools.mjs";

process.env.TEST_SIZE = "long";
ensureBuild();
ensureTools();
await steps(["test:unit", "test:e2e"]);
