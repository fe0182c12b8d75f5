// npm test: all checks and all tests. Installs the programs that tests need where it may, else names what to install.
//   npm test -- PATH … [options of vitest or Playwright]   only the tests there
//   npm test -- --shard 2/4                                a quarter of the tests; the checks run in the first
//   npm test -- --no-budget                                no limit of time (CI_BUDGET=60 sets it, in minutes)
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { budgetMinutes, report } from "./lib/budget.mjs";
import { root } from "./lib/files.mjs";
import { ensureBuild, ensureDependencies, isBuildNeeded } from "./lib/prepare.mjs";
import { steps } from "./lib/steps.mjs";
import { ensureTools } from "./lib/tools.mjs";

const args = process.argv.slice(2);
const isOf = (folder) => (arg) => new RegExp(`^(?:\\./)?${folder}(?:/|$)`).test(arg);
const units = args.filter(isOf("tests"));
const flows = args.filter(isOf("e2e"));
if (units.length + flows.length > 0) {
  const rest = args.filter((arg) => !units.includes(arg) && !flows.includes(arg));
  await testOnly(rest);
} else await testAll(readOptions());

function readOptions() {
  try {
    const options = {
      shard: { type: "string", default: "1/1" },
      "no-budget": { type: "boolean", default: false },
    };
    const { shard, "no-budget": isEndless } = parseArgs({ args, options }).values;
    const [, part, parts] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(shard) ?? [];
    if (!(Number(part) <= Number(parts)))
      throw new Error(`--shard is "${shard}": it takes 2/4, for example.`);
    return { shard, minutes: budgetMinutes(isEndless, process.env) };
  } catch (error) {
    console.error(
      `${error.message}\nOther options go with paths under tests/ or e2e/: npm test -- tests/features/coupon -t CPN-05`,
    );
    process.exit(1);
  }
}

/** The tests under the paths; `rest` goes to their runner as it is (`--project=js`, `-t name`). */
async function testOnly(rest) {
  ensureDependencies();
  ensureTools();
  const usesBuild = (path) =>
    ["tests/cluster", "tests/deploy"].some((one) => one.startsWith(path) || path.startsWith(one));
  if (flows.length > 0 || units.some(usesBuild)) ensureBuild();
  if (units.length > 0) await steps(["test:unit"], { "test:unit": { args: [...units, ...rest] } });
  if (flows.length > 0) await steps(["test:e2e"], { "test:e2e": { args: [...flows, ...rest] } });
}

async function testAll({ shard, minutes }) {
  ensureDependencies();
  ensureTools();
  const started = Number(process.env.TEST_STARTED ?? 0) * 1000 || Date.now();
  const before = { name: "install", seconds: (Date.now() - started) / 1000 };
  const folder = join(root, ".cache/test");
  mkdirSync(folder, { recursive: true });
  const files = { unit: join(folder, "unit.json"), e2e: join(folder, "e2e.json") };
  const share = `--shard=${shard}`;
  const checks = shard.startsWith("1/")
    ? ["typecheck", "lint", "lint:imports", "lint:dead", "lint:ids"]
    : [];
  const build = isBuildNeeded() ? ["build"] : [];
  const done = await steps(
    // The build and the checks have a core each; tests have both.
    [[build, checks].filter(({ length }) => length > 0), "test:unit", "test:e2e"],
    {
      "test:unit": {
        args: [share, "--reporter=dot", "--reporter=json", `--outputFile.json=${files.unit}`],
      },
      "test:e2e": { args: [share], env: { PLAYWRIGHT_JSON_OUTPUT_FILE: files.e2e } },
    },
  );
  const taken = before.seconds > 1 ? [before, ...done] : done;
  process.exitCode = report(taken, { files, started, minutes }) ? 0 : 1;
}
