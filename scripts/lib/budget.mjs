// What a run of the tests took: a table by step, the dearest files, and whether it keeps to its budget.
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { root } from "./files.mjs";

/** Minutes a whole run may take on a quiet machine of two cores before it fails; 15 is what it is kept at. */
const mostMinutes = 20;
const listed = 10;

/** Minutes of the budget: `CI_BUDGET`, else 20; null with `--no-budget`. Ends the process on what is no number. */
export function budgetMinutes(args, { CI_BUDGET: given }) {
  if (args.includes("--no-budget")) return null;
  const minutes = given ? Number(given) : mostMinutes;
  if (Number.isFinite(minutes) && minutes > 0) return minutes;
  console.error(`CI_BUDGET is "${given}": it takes a number of minutes above 0.`);
  process.exit(1);
}

/** Prints the table; false where the run took longer than its budget. */
export function report(done, { files, leftOut, started, minutes }) {
  const unit = JSON.parse(readFileSync(files.unit, "utf8"));
  const flows = flowsOf(JSON.parse(readFileSync(files.e2e, "utf8")));
  const total = (Date.now() - started) / 1000;
  console.log("\nstep                          s");
  for (const { name, seconds } of done) console.log(row(name, seconds));
  console.log(row("whole run", total));
  console.log(`\n${listed} dearest files               s`);
  const dearest = [
    ...unit.testResults.map(({ name, startTime, endTime }) => ({
      name: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
    ...flows.files,
  ].sort((one, other) => other.seconds - one.seconds);
  for (const { name, seconds } of dearest.slice(0, listed)) console.log(row(name, seconds));
  const lists = [
    ...leftOut,
    ...(flows.skipped > 0
      ? [
          `${flows.skipped} states, or scenarios in one of their two ways (TEST_SHARE=${process.env.TEST_SHARE} is the run's share)`,
        ]
      : []),
  ];
  console.log("\nLeft to npm run test:long: most examples of properties and odd requests.");
  if (lists.length > 0) console.log(`Left out, unchanged since it saw them: ${lists.join(", ")}.`);
  for (const title of flows.triedTwice)
    console.log(`\nNeeded a second try, which is a fault to find: ${title}`);
  console.log(
    `\n${unit.numPassedTests + flows.passed} passed, ${unit.numFailedTests + flows.failed} failed`,
  );
  if (minutes === null || total <= minutes * 60) return true;
  console.error(
    `The run took ${(total / 60).toFixed(1)} min, its budget is ${minutes}. See the table for what grew; on a loaded machine use --no-budget or CI_BUDGET=30.`,
  );
  return false;
}

const row = (name, seconds) =>
  `${name.padEnd(Math.max(24, name.length))} ${seconds.toFixed(1).padStart(8)}`;

/** Files of Playwright's report with what their tests took together, how many passed, and which needed a second try. */
function flowsOf({ suites }) {
  const files = suites.map((suite) => ({ name: `e2e/${suite.file}`, tests: testsOf(suite) }));
  const all = files.flatMap(({ tests }) => tests);
  return {
    files: files.map(({ name, tests }) => ({
      name,
      seconds:
        tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) /
        1000,
    })),
    passed: all.filter(({ status }) => status === "expected" || status === "flaky").length,
    skipped: all.filter(({ status }) => status === "skipped").length,
    failed: all.filter(({ status }) => status === "unexpected").length,
    triedTwice: all.filter(({ status }) => status === "flaky").map(({ title }) => title),
  };
}

function testsOf({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, tests }) => tests.map((test) => ({ ...test, title })));
  return [...own, ...suites.flatMap(testsOf)];
}
