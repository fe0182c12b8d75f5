// npm run test:quick [-- --base COMMIT]: for the desk, not the gate. Runs the unit tests that import what changed since
// the base, and one browser scenario of each changed subject. A change of packages, settings or test support runs all
// unit tests.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "./lib/files.mjs";
import { ensureBuild, ensureDependencies } from "./lib/prepare.mjs";
import { steps } from "./lib/steps.mjs";
import { ensureTools } from "./lib/tools.mjs";

/** Tests of files that are read rather than imported, by the beginning of the file's path. */
const readers = [
  [/^deploy\//, "tests/deploy"],
  [/^(?:docs\/|README\.md|\.env\.example)/, "tests/docs"],
  [/^scripts\//, "tests/scripts"],
];

/** Spec of a subject whose spec has another name than its folder. Any other subject's is main-job. */
const specs = {
  accounts: "cashier",
  activation: "registration",
  blocking: "upstream",
  codes: "sign-in",
  favourites: "stars.js",
  forms: "limits",
  games: "casino",
  gate: "enemies",
  lotto: "lottery",
  page: "languages-and-layout",
  payments: "cashier",
  pulse: "push.js",
  recovery: "account-recovery",
  reminders: "reminder",
  "remote-pages": "lists",
  "screen-forms": "limits",
  session: "sign-in",
  shell: "languages-and-layout",
  social: "sign-in",
  toto: "lottery",
};

const git = (...args) => {
  const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  return status === 0 ? stdout.trim() : null;
};
const lines = (text) => (text ?? "").split("\n").filter((line) => line !== "");

const options = { base: { type: "string" } };
const base = baseOf(parseArgs({ options }).values.base);
const changed = [
  ...lines(git("diff", "--name-only", base)),
  ...lines(git("ls-files", "--others", "--exclude-standard")),
];
const flows = [...new Set(changed.flatMap(scenarioOf))];
ensureDependencies();
console.log(`${changed.length} files changed since ${base.slice(0, 12)}.`);
const read = readers.filter(([path]) => changed.some((file) => path.test(file)));
await steps(["test:unit"], { "test:unit": { args: [`--changed=${base}`, "--passWithNoTests"] } });
if (read.length > 0)
  await steps(["test:unit"], { "test:unit": { args: read.map(([, tests]) => tests) } });
if (flows.length > 0) {
  ensureTools();
  ensureBuild();
  await steps(["test:e2e"], { "test:e2e": { args: ["--project=js", ...flows] } });
}
console.log("\nThis is not the gate: `npm test` runs every test.");

/** Where this branch left the common one; for a branch without commits of its own, the commit before the last. */
function baseOf(named) {
  if (named)
    return (
      git("rev-parse", "--verify", `${named}^{commit}`) ?? fail(`There is no commit ${named}.`)
    );
  const head =
    git("rev-parse", "HEAD") ?? fail("This is no git checkout: name a commit with --base.");
  const common = ["@{upstream}", "origin/main", "main"].find((name) => git("rev-parse", name));
  const left = common && git("merge-base", "HEAD", common);
  if (left && left !== head) return left;
  return git("status", "--porcelain") ? head : (git("rev-parse", "HEAD~1") ?? head);
}

/** The first scenario of the subject that a file belongs to, as Playwright's `file:line`. */
function scenarioOf(file) {
  if (/^e2e\/[\w.-]+\.spec\.ts$/.test(file))
    return existsSync(join(root, file)) ? firstTest(file) : [];
  if (!file.startsWith("app/")) return [];
  const subjects = file.split("/").slice(1, -1).reverse();
  const named = subjects.flatMap((name) => [specs[name] ?? name, `${name}.js`]);
  const spec = named
    .map((name) => `e2e/${name}.spec.ts`)
    .find((one) => existsSync(join(root, one)));
  return firstTest(spec ?? "e2e/main-job.spec.ts");
}

function firstTest(spec) {
  const at = readFileSync(join(root, spec), "utf8")
    .split("\n")
    .findIndex((line) => /^\s*test\(/.test(line));
  return at < 0 ? [] : [`${spec}:${at + 1}`];
}

function fail(words) {
  console.error(words);
  process.exit(1);
}
