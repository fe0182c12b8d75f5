import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { falseClaims } from "../../scripts/lib/proofs.mjs";

let root = "";
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A shop of one route, which sells apples alone; its sandbox grows them. */
const shop = {
  "app/routes.ts": 'export default [route("apples", "routes/apples.tsx")];',
  "app/routes/apples.tsx":
    'import { weigh } from "~/features/fruit";\nexport const loader = () => weigh(1);',
  "app/features/fruit.ts": `
    import { scale } from "./scale";
    export const weigh = (apples: number) => scale.read(apples);
    export const peel = (apples: number) => apples;
  `,
  "app/features/scale.ts": "export const scale = { read: (weight: number) => weight };",
  "app/features/pears.ts": "export const pears = 2;",
  "sandbox/main.ts": 'export { grow } from "./tree";',
  "sandbox/tree.ts": "export const grow = () => 1;",
  "tests/support/site.ts":
    'import { loader } from "~/routes/apples";\nexport const ask = () => loader();',
};

/** A test file: `uses` is what its one test does. */
const file = (imports: string, title: string, uses: string, before = "") =>
  `${imports}\n${before}\ndescribe("x", () => { it(${JSON.stringify(title)}, () => { ${uses}; }); });`;

/** The claims of a shop with these test files, as "{id} {why} {file}: {subjects}". */
function claims(tests: Readonly<Record<string, string>>): string[] {
  root = mkdtempSync(join(tmpdir(), "lint-ids-"));
  for (const [path, text] of Object.entries({ ...shop, ...tests })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return falseClaims(root).flatMap(({ id, why, tests }) =>
    tests.map((test) => `${id} ${why} ${test.file}: ${test.subjects.join(" ")}`),
  );
}

const fruit = 'import { peel, weigh } from "~/features/fruit";';

describe("requirement ids in test titles", () => {
  it("a test title may name an id when the test reaches code that a route calls, or runs in a browser", () => {
    expect(
      claims({
        "tests/fruit.test.ts": file(fruit, "ABC-01 weighs", "weigh(1)"),
        "tests/scale.test.ts": file(
          'import { scale } from "~/features/scale";',
          "ABC-02 reads",
          "scale.read(1)",
        ),
        "tests/site.test.ts": file(
          'import { ask } from "./support/site";',
          "ABC-03 answers",
          "ask()",
        ),
        "e2e/shop.spec.ts": file("", "ABC-04 sells", "0"),
      }),
    ).toEqual([]);
  });

  it("a test title may not name an id for a module or a function that no route uses", () => {
    expect(
      claims({
        "tests/pears.test.ts": file(
          'import { pears } from "~/features/pears";',
          "ABC-01 are two",
          "pears",
        ),
        "tests/fruit.test.ts": file(fruit, "ABC-02 peels", "peel(1)"),
      }),
    ).toEqual([
      "ABC-01 dead tests/pears.test.ts: app/features/pears.ts#pears",
      "ABC-02 dead tests/fruit.test.ts: app/features/fruit.ts#peel",
    ]);
  });

  it("the ids of a test title are judged by the test's own code, with the helpers and hooks of its file", () => {
    const helper = "const peeled = () => peel(1);";
    const hook = "beforeEach(() => { grow(); });";
    expect(
      claims({
        "tests/a.test.ts": file(fruit, "ABC-01 peels", "peeled()", helper),
        "tests/b.test.ts": file(fruit, "ABC-02 weighs", "weigh(1)", helper),
        "tests/c.test.ts": file('import { grow } from "~sandbox/main";', "ABC-03 grows", "0", hook),
      }),
    ).toEqual([
      "ABC-01 dead tests/a.test.ts: app/features/fruit.ts#peel",
      "ABC-03 sandbox tests/c.test.ts: sandbox/tree.ts#grow",
    ]);
  });

  it("a test title may name product ids for sandbox code only beside a proof of the product", () => {
    const tree = 'import { grow } from "~sandbox/tree";';
    expect(
      claims({
        "tests/tree.test.ts": file(tree, "SBX-01 ABC-01 ABC-02 grows", "grow()"),
        "tests/fruit.test.ts": file(fruit, "ABC-01 weighs", "weigh(1)"),
      }),
    ).toEqual(["ABC-02 sandbox tests/tree.test.ts: sandbox/tree.ts#grow"]);
  });

  it("the ids in the title of a skipped test claim nothing", () => {
    const skipped = file(fruit, "ABC-01 peels", "peel(1)").replace("it(", "it.skip(");
    expect(claims({ "tests/fruit.test.ts": skipped })).toEqual([]);
  });
});
