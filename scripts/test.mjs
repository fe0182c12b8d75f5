// npm test: all checks and all tests; what the machine lacks it gets where it may, else it says what to install.
import { ensureBuild } from "./lib/prepare.mjs";
import { steps } from "./lib/steps.mjs";
import { ensureTools } from "./lib/tools.mjs";

ensureBuild();
ensureTools();
steps(["typecheck", "lint", "lint:imports", "lint:dead", "test:unit", "test:e2e"]);
