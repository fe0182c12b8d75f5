// npm test [-- path … | --no-budget]: all checks and all tests; what the machine lacks it gets where it may, else it
// says what to install. With paths only the tests there.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { budgetMinutes, report } from "./lib/budget.mjs";
import { root } from "./lib/files.mjs";
import { ensureBuild, ensureDependencies, isBuildNeeded } from "./lib/prepare.mjs";
import { steps } from "./lib/steps.mjs";
import { keepRecord, shareOf, unchanged } from "./lib/tiers.mjs";
import { ensureTools } from "./lib/tools.mjs";

const args = process.argv.slice(2);
const minutes = budgetMinutes(args, process.env);
const isOf = (folder) => (arg) => new RegExp(`^(?:\\./)?${folder}(?:/|$)`).test(arg);
const units = args.filter(isOf("tests"));
const flows = args.filter(isOf("e2e"));
const rest = args.filter(
  (arg) => !units.includes(arg) && !flows.includes(arg) && arg !== "--no-budget",
);
if (rest.length > 0 && units.length + flows.length === 0) {
  console.error(
    `"${rest.join(" ")}" goes with paths under tests/ or e2e/: npm test -- tests/features/coupon -t CPN-05`,
  );
  process.exit(1);
}
ensureDependencies();
ensureTools();
if (units.length + flows.length > 0) await testOnly();
else await testAll();

/** Tests of the paths that were named; what else was said (`--project=js`, `-t name`) goes to their runner as it is. */
async function testOnly() {
  const startsBuild = (path) =>
    ["tests/cluster", "tests/deploy"].some((one) => one.startsWith(path) || path.startsWith(one));
  if (flows.length > 0 || units.some(startsBuild)) ensureBuild();
  if (units.length > 0) await steps(["test:unit"], { "test:unit": { args: [...units, ...rest] } });
  if (flows.length > 0) await steps(["test:e2e"], { "test:e2e": { args: [...flows, ...rest] } });
}

async function testAll() {
  const started = Number(process.env.TEST_STARTED ?? 0) * 1000 || Date.now();
  const before = { name: "install", seconds: (Date.now() - started) / 1000 };
  const folder = join(root, ".cache/test");
  mkdirSync(folder, { recursive: true });
  const files = { unit: join(folder, "unit.json"), e2e: join(folder, "e2e.json") };
  const leftOut = unchanged();
  process.env.TEST_UNCHANGED = leftOut.join(",");
  process.env.TEST_SHARE ??= String(shareOf());
  const folders = leftOut.filter((name) => name.startsWith("tests/"));
  const checks = ["lint", "lint:imports", "lint:dead", "lint:ids"];
  const done = await steps(
    // The compiler and the checks have a core each beside the build; tests have both.
    [[...(isBuildNeeded() ? ["build"] : []), ["typecheck", ...checks]], "test:unit", "test:e2e"],
    {
      "test:unit": {
        args: ["--reporter=dot", "--reporter=json", `--outputFile.json=${files.unit}`],
      },
      "test:e2e": { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: files.e2e } },
    },
  );
  const recorded = keepRecord({ isLong: false });
  if (recorded.length > 0)
    console.log(`\nRecorded in .config/long-run.json, to be committed: ${recorded.join(", ")}.`);
  process.exitCode = report([...(before.seconds > 1 ? [before] : []), ...done], {
    files,
    leftOut: folders,
    started,
    minutes,
  })
    ? 0
    : 1;
}
