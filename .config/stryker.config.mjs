// A surviving mutant is a line that no test needs. Reports: test-results/mutation/{subject}.html and .json.
const subject = process.env.MUTATED_SUBJECT ?? "money";
/** The rules of subjects that also contain other code: when a session ends, and when its player is active. */
const rules = { session: "{due,idle,presence,unanswered}" };

export default {
  plugins: ["@stryker-mutator/vitest-runner"],
  testRunner: "vitest",
  // The vitest config names the tests; finding the related ones for each mutant takes longer than running them.
  vitest: { configFile: ".config/stryker.vitest.config.ts", related: false },
  coverageAnalysis: "perTest",
  mutate: [
    `app/{domain,features}/${subject}/${rules[subject] ?? "**/*"}.ts`,
    // I/O and hooks are not rules; types and queues of posts are tested in a real browser.
    "!app/features/**/*.server.ts",
    "!app/features/**/use-*.ts",
    "!app/features/**/*.client.ts",
    "!app/features/coupon/{post-queue,coupon-tabs}.ts",
    // A table: tests compare its rows with ISO 4217 and with each other; 400 mutants of its strings would prove no more.
    "!app/domain/money/currencies.ts",
  ],
  ignorePatterns: ["build", ".data", "test-results", "screenshots", "e2e"],
  tempDirName: ".cache/stryker",
  reporters: ["clear-text", "html", "json", "progress"],
  htmlReporter: { fileName: `test-results/mutation/${subject}.html` },
  jsonReporter: { fileName: `test-results/mutation/${subject}.json` },
  clearTextReporter: { allowColor: false, reportTests: false },
  thresholds: { high: 95, low: 85, break: 85 },
  // Each runner is a whole vitest; two fill a small machine.
  concurrency: Number(process.env.MUTATE_CONCURRENCY ?? 2),
  // Long enough that a busy machine is not mistaken for an endless loop.
  timeoutMS: 60_000,
};
