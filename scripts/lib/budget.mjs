// What a run of the tests took: a table by step, how many tests ran in each way, and whether it keeps to its budget.
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { root } from "./files.mjs";

/** Minutes that a whole run is meant to take on two quiet cores, and those at which it fails. */
const meantMinutes = 30;
const mostMinutes = 45;
const listed = 10;

/** Minutes of the budget: `CI_BUDGET`, else 45; null where there is none. Ends the process on a bad value. */
export function budgetMinutes(isEndless, { CI_BUDGET: given }) {
  if (isEndless) return null;
  const minutes = given ? Number(given) : mostMinutes;
  if (Number.isFinite(minutes) && minutes > 0) return minutes;
  console.error(`CI_BUDGET is "${given}": it takes a number of minutes above 0.`);
  process.exit(1);
}

/** Prints the tables; false where the run took longer than its budget. */
export function report(done, { files, started, minutes }) {
  const unit = JSON.parse(readFileSync(files.unit, "utf8"));
  const flows = flowsOf(JSON.parse(readFileSync(files.e2e, "utf8")));
  const total = (Date.now() - started) / 1000;
  console.log("\nstep                          s");
  for (const { name, seconds } of done) console.log(row(name, seconds));
  console.log(row("whole run", total));
  console.log(`\n${listed} slowest files               s`);
  const slowest = [
    ...unit.testResults.map(({ name, startTime, endTime }) => ({
      name: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
    ...flows.files,
  ].sort((one, other) => other.seconds - one.seconds);
  for (const { name, seconds } of slowest.slice(0, listed)) console.log(row(name, seconds));
  console.log("\ntests                   passed");
  console.log(row("unit and integration", unit.numPassedTests, 0));
  for (const [mode, count] of flows.passedBy) console.log(row(`browser, ${mode}`, count, 0));
  for (const title of flows.triedTwice)
    console.log(`\nNeeded a second try, which is a fault to find: ${title}`);
  const skipped = unit.numPendingTests + unit.numTodoTests + flows.skipped;
  console.log(
    `\n${unit.numPassedTests + flows.passed} passed, ${unit.numFailedTests + flows.failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`,
  );
  if (skipped > 0) {
    console.error("A whole run skips no test: delete it, or mend it.");
    return false;
  }
  if (minutes === null || total <= minutes * 60) return true;
  console.error(
    `The run took ${(total / 60).toFixed(1)} min, its budget is ${minutes} and on two quiet cores it is meant to take ${meantMinutes}. The tables show where the time went; on a loaded machine use --no-budget or CI_BUDGET=60.`,
  );
  return false;
}

const row = (name, number, digits = 1) =>
  `${name.padEnd(Math.max(24, name.length))} ${number.toFixed(digits).padStart(8)}`;

/** Of Playwright's report: the files with what their tests took together, and how many tests passed, in all and by mode. */
function flowsOf({ suites }) {
  const files = suites.map((suite) => ({ name: `e2e/${suite.file}`, tests: testsOf(suite) }));
  const all = files.flatMap(({ tests }) => tests);
  const passed = all.filter(({ status }) => status === "expected" || status === "flaky");
  const passedBy = new Map();
  for (const { projectName } of passed)
    passedBy.set(projectName, (passedBy.get(projectName) ?? 0) + 1);
  return {
    files: files.map(({ name, tests }) => ({
      name,
      seconds:
        tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) /
        1000,
    })),
    passed: passed.length,
    passedBy,
    skipped: all.filter(({ status }) => status === "skipped").length,
    failed: all.filter(({ status }) => status === "unexpected").length,
    triedTwice: all.filter(({ status }) => status === "flaky").map(({ title }) => title),
  };
}

function testsOf({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, tests }) => tests.map((test) => ({ ...test, title })));
  return [...own, ...suites.flatMap(testsOf)];
}
