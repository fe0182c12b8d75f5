// A requirement id in a test's title is a claim about the running product: the code that its routes, its browser entry and its
// server use.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { namedTests } from "./named-ids.mjs";
import { follow, moduleReader, sourcesIn } from "./reach.mjs";

const starters = [
  "app/root.tsx",
  "app/entry.client.tsx",
  "app/entry.server.tsx",
  "app/server/main.ts",
  "app/features/app/worker/worker.ts",
];
const sandboxMain = "sandbox/main.ts";
/** A test that imports one of these opens the whole product. */
const wholeProduct = /^tests\/support\/(?:site|browser|shell|cluster|http-browser)\.ts$/;
/** Functions that tests call to prepare a state; they are not what a test proves. */
const setUp = /#(?:set|reset|clear)[A-Z]\w*$/;
/** Ids that tests of the sandbox alone may prove, with the reason. */
const leftToSandbox = [{ ids: /^SBX-/, reason: "they are requirements of the sandbox itself" }];

const isSandbox = (file) => file.startsWith("sandbox/");
const isApp = (file) => file.startsWith("app/") || isSandbox(file);
const whole = (file) => ({ file, name: "*" });

/**
 * Titles with an id about code that no route uses (`dead`), and ids that only tests of the sandbox name (`sandbox`).
 * @param {string} root
 * @returns {{ id: string, why: "dead" | "sandbox", tests: { file: string, title: string, subjects: string[] }[] }[]}
 */
export function falseClaims(root) {
  const byId = new Map();
  for (const { ids, ...test } of judgedTests(root))
    for (const id of ids) byId.set(id, [...(byId.get(id) ?? []), test]);
  const isLeft = (id) => leftToSandbox.some(({ ids }) => ids.test(id));
  const claims = [];
  for (const [id, tests] of [...byId].sort()) {
    const dead = tests.filter(({ why }) => why === "dead");
    if (dead.length > 0) claims.push({ id, why: "dead", tests: dead });
    const others = tests.filter(({ why }) => why !== "dead");
    const isOfSandbox = others.length > 0 && others.every(({ why }) => why === "sandbox");
    if (isOfSandbox && !isLeft(id)) claims.push({ id, why: "sandbox", tests: others });
  }
  return claims;
}

/** Every test that names an id, with the declarations that it uses. */
function judgedTests(root) {
  const read = moduleReader(root);
  const routes = readFileSync(join(root, "app/routes.ts"), "utf8").matchAll(
    /"(routes\/[^"]+\.tsx?)"/g,
  );
  const entries = [...starters, ...[...routes].map(([, file]) => `app/${file}`)];
  const at = (files) => files.filter((file) => existsSync(join(root, file))).map(whole);
  const product = follow(read, { starts: at(entries), isEntered: (file) => !isSandbox(file) }).used;
  const sandbox = follow(read, { starts: at([sandboxMain]) }).used;
  return testFiles(root).flatMap((file) => {
    const isWhole = isBrowserTest(file) || opensProduct(read, file);
    return namedTests(read(file)).map(({ title, ids, module, parts }) => {
      const used = isWhole ? [] : subjectsOf(read, module, parts);
      return { file, title, ids, ...judge(used, product, sandbox) };
    });
  });
}

/** Why a test proves nothing about the product; null = it may. A test that uses no declaration of ours is not judged. */
function judge(used, product, sandbox) {
  const isCalled = (one) => product.has(one) || sandbox.has(one) || isSandbox(one);
  const dead = used.filter((one) => !isCalled(one) && !setUp.test(one));
  if (dead.length > 0) return { why: "dead", subjects: dead };
  const own = used.filter((one) => product.has(one) && !sandbox.has(one));
  const isOfSandbox = own.length === 0 && used.some(isSandbox);
  return isOfSandbox
    ? { why: "sandbox", subjects: used.filter(isSandbox) }
    : { why: null, subjects: [] };
}

function subjectsOf(read, module, parts) {
  const { used } = follow(read, { parts, from: module, isEntered: (file) => !isApp(file) });
  return [...used].filter(isApp);
}

function testFiles(root) {
  const tests = sourcesIn(root, "tests").filter((file) => /\.test\.tsx?$/.test(file));
  return [...tests, ...sourcesIn(root, "e2e").filter(isBrowserTest)].sort();
}

const isBrowserTest = (file) => /^e2e\/.*\.spec\.ts$/.test(file);

function opensProduct(read, file) {
  const seen = new Set();
  const visit = (one) => {
    if (seen.has(one) || isApp(one)) return;
    seen.add(one);
    for (const next of [...read(one).loads, ...read(one).stars]) visit(next);
  };
  visit(file);
  return [...seen].some((one) => wholeProduct.test(one));
}
