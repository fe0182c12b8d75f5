import { defineConfig } from "vitest/config";
import base from "./vitest.config";

/**
 * The subject's own tests alone: a mutant that only a flow would notice counts as a survivor. The base is spread, not
 * merged: merging would add these files to its `include`, and every mutant would run the whole suite.
 */
// A subject's own tests need no database.
const { projects: _, globalSetup: __, ...settings } = base.test ?? {};

export default defineConfig({
  ...base,
  test: {
    ...settings,
    include: [`tests/{domain,features}/${process.env.MUTATED_SUBJECT ?? "money"}/**/*.test.{ts,tsx}`],
    setupFiles: [...[settings.setupFiles ?? []].flat(), `${base.root}tests/support/few-runs.ts`],
    // The worker is new for each mutant, so its files may share it: that takes a third of the time.
    isolate: false,
  },
});
