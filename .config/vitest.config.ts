import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const root = new URL("..", import.meta.url).pathname;
const all = ["tests/**/*.test.ts", "tests/**/*.test.tsx"];

/**
 * These import product modules anew (`vi.resetModules`): in a shared worker the others would meet two of each. The last
 * counts timers, and would count those of the files before it.
 */
const alone = [
  "tests/features/coupon/storage/copy.test.ts",
  "tests/features/coupon/one-click/one-click.test.ts",
  "tests/features/seo/share-card-without-library.test.ts",
  "tests/sandbox/tournaments.test.ts",
  "tests/server/lifecycle.test.ts",
  "tests/server/flights.test.ts",
];

/** Files that take longest begin first: one of them begun last would end alone. */
const dearest = [
  "tests/crawl/crawl.test.ts",
  "tests/enemies/requests.test.ts",
  "tests/sandbox/postgresql.test.ts",
  "tests/routes/terms-from-any-call.test.ts",
  "tests/sandbox/embedded.test.ts",
  "tests/routes/outage.test.ts",
  "tests/routes/stricter.test.ts",
  "tests/routes/lost-answers.test.ts",
  "tests/sandbox/older-database.test.ts",
  "tests/cluster/rolling.test.ts",
  "tests/cluster/killed.test.ts",
].map((file) => `${root}${file}`);

class DearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const rank = ({ moduleId }: TestSpecification) =>
      (dearest.indexOf(moduleId) + 1 || dearest.length + 1);
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  root,
  resolve: { alias: { "~": `${root}app`, "~sandbox": `${root}sandbox` } },
  test: {
    globalSetup: [`${root}tests/support/databases.setup.ts`],
    setupFiles: [`${root}tests/setup.ts`],
    environment: "node",
    // A long run has ten times the examples. A test that goes on after its time would work on the next file's site.
    testTimeout: process.env["TEST_SIZE"] === "long" ? 900_000 : 120_000,
    hookTimeout: 180_000,
    retry: Number(process.env["TEST_RETRIES"] ?? 0),
    // Some files wait for what a slow platform does to them; meanwhile the two processors have another.
    maxWorkers: 3,
    pool: "threads",
    sequence: { sequencer: DearestFirst },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    css: { modules: { classNameStrategy: "non-scoped" } },
    projects: [
      // Importing the product takes longer than most files: each worker does so once. What a file leaves behind is put
      // back by tests/support/forget.ts.
      { extends: true, test: { name: "shared", include: all, exclude: alone, isolate: false } },
      { extends: true, test: { name: "alone", include: alone } },
    ],
  },
});
