import { defineConfig } from "vitest/config";

const root = new URL("..", import.meta.url).pathname;
const all = ["tests/**/*.test.ts", "tests/**/*.test.tsx"];

/** These import product modules anew (`vi.resetModules`): in a shared worker the others would meet two of each. */
const alone = [
  "tests/features/coupon/storage/copy.test.ts",
  "tests/features/coupon/one-click/one-click.test.ts",
  "tests/server/lifecycle.test.ts",
];

/** Folders that a whole run leaves to the long one (scripts/lib/tiers.mjs). */
const leftOut = (process.env["TEST_UNCHANGED"] ?? "")
  .split(",")
  .filter((name) => name.startsWith("tests/"))
  .map((folder) => `${folder}/**`);

export default defineConfig({
  root,
  resolve: { alias: { "~": `${root}app` } },
  test: {
    globalSetup: [`${root}tests/support/databases.setup.ts`],
    setupFiles: [`${root}tests/setup.ts`],
    environment: "node",
    testTimeout: 120_000,
    hookTimeout: 180_000,
    retry: Number(process.env["TEST_RETRIES"] ?? 0),
    // Some files wait for what a slow platform does to them; meanwhile the two processors have another.
    maxWorkers: 3,
    pool: "threads",
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    css: { modules: { classNameStrategy: "non-scoped" } },
    projects: [
      // Importing the product takes longer than most files: each worker does so once. What a file leaves behind is put
      // back by tests/support/forget.ts.
      { extends: true, test: { name: "shared", include: all, exclude: [...alone, ...leftOut], isolate: false } },
      { extends: true, test: { name: "alone", include: alone } },
    ],
  },
});
