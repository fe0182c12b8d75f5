// npm run test:quick [-- --base COMMIT]: for the desk, not the gate. Runs the unit tests that import what changed since
// the base, and the route tests and one browser scenario of each changed subject. A change of packages, settings or test
// support runs all unit tests.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "./lib/files.mjs";
import { ensureBuild, ensureDependencies } from "./lib/prepare.mjs";
import { steps } from "./lib/steps.mjs";
import { ensureTools } from "./lib/tools.mjs";

/** Files that every test may depend on. */
const shared =
  /^(?:package(?:-lock)?\.json|tsconfig\.json|vite\.config\.ts|\.config\/|tests\/(?:setup\.ts|support\/|fixtures\/))/;

/** Folders whose tests each open the whole site, so that they import every file of the product. */
const wholeSite = ["cluster", "deploy", "enemies", "routes"];

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
ensureTools();
console.log(`${changed.length} files changed since ${base.slice(0, 12)}.`);
if (changed.some((file) => shared.test(file))) await steps(["test:unit"]);
else await unitTestsOfChange();
if (flows.length > 0) {
  ensureBuild();
  await steps(["test:e2e"], { "test:e2e": { args: ["--project=js", ...flows] } });
}
console.log("\nThis is not the gate: `npm test` runs every test.");

async function unitTestsOfChange() {
  const folders = readdirSync(join(root, "tests"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !wholeSite.includes(entry.name))
    .map(({ name }) => `tests/${name}/`);
  const others = [
    ...readers.flatMap(([path, tests]) => (changed.some((file) => path.test(file)) ? [tests] : [])),
    ...new Set(changed.flatMap(routeTestsOf)),
  ];
  const args = [`--changed=${base}`, "--passWithNoTests", ...folders];
  await steps(["test:unit"], { "test:unit": { args } });
  if (others.length > 0) await steps(["test:unit"], { "test:unit": { args: others } });
}

/**
 * The commit to compare with: where this branch left the common one. Without commits of its own: HEAD where files are
 * changed, else the commit before.
 */
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

/** Folders and file of the product that name what a file is about, the nearest first. */
function subjectsOf(file) {
  const [top, ...folders] = file.split("/").slice(0, -1);
  return top === "app" || top === "sandbox"
    ? [basename(file).split(".")[0], ...folders.reverse()]
    : [];
}

/** The route tests named after the subject of a changed file, and those that changed themselves. */
function routeTestsOf(file) {
  if (/^tests\/(?:cluster|deploy|enemies|routes)\/.*\.test\.ts$/.test(file))
    return existsSync(join(root, file)) ? [file] : [];
  const tests = readdirSync(join(root, "tests/routes")).filter((name) => name.endsWith(".test.ts"));
  const subject = subjectsOf(file).find((name) => tests.some((test) => test.startsWith(name)));
  return tests
    .filter((test) => subject && test.startsWith(subject))
    .map((test) => `tests/routes/${test}`);
}

/** The first scenario of the subject that a file belongs to, as Playwright's `file:line`. */
function scenarioOf(file) {
  if (/^e2e\/[\w.-]+\.spec\.ts$/.test(file))
    return existsSync(join(root, file)) ? firstTest(file) : [];
  if (!/^(?:app|sandbox)\//.test(file)) return [];
  const named = subjectsOf(file).flatMap((name) => [specs[name] ?? name, `${name}.js`]);
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
