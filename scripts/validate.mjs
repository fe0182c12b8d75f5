// npm run validate: everything that needs no browser and no server. Stops at the first failure.
import { steps } from "./lib/steps.mjs";

steps(["typecheck", "lint", "lint:imports", "lint:dead", "test:unit"]);
