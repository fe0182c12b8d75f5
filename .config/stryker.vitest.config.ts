import { defineConfig } from "vitest/config";
import base from "./vitest.config";

/**
 * The room's own tests alone: a mutant that only a flow would notice counts as a survivor. Spread, not merged:
 * merging would add these files to the base's `include`, and every mutant would meet the whole suite.
 */
// A room's own tests need no database.
const { projects: _, globalSetup: __, ...settings } = base.test ?? {};

export default defineConfig({
  ...base,
  test: {
    ...settings,
    include: [`tests/{domain,features}/${process.env.MUTATED_ROOM ?? "money"}/**/*.test.{ts,tsx}`],
    setupFiles: [...[settings.setupFiles ?? []].flat(), `${base.root}tests/support/few-runs.ts`],
    // The worker is new for each mutant, so its files may share it: that takes a third of the time.
    isolate: false,
  },
});
