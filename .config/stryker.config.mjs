// A survivor is a line that no test would miss. Reports: test-results/mutation/{room}.html and .json.
const room = process.env.MUTATED_ROOM ?? "money";
/** Of rooms that are more than rules, those that are: when a session ends, and when somebody is at the page. */
const rules = { session: "{due,idle,presence,unanswered}" };

export default {
  plugins: ["@stryker-mutator/vitest-runner"],
  testRunner: "vitest",
  // The vitest config names the tests; finding the related ones anew for each mutant takes longer than running them.
  vitest: { configFile: ".config/stryker.vitest.config.ts", related: false },
  coverageAnalysis: "perTest",
  mutate: [
    `app/{domain,features}/${room}/${rules[room] ?? "**/*"}.ts`,
    // I/O and hooks are no rules; what types and queues of posts do shows in a real browser.
    "!app/features/**/*.server.ts",
    "!app/features/**/use-*.ts",
    "!app/features/**/*.client.ts",
    "!app/features/coupon/{post-queue,coupon-tabs}.ts",
    // A table: tests hold its rows against ISO 4217 and against each other, and 400 emptied texts prove no more.
    "!app/domain/money/currencies.ts",
  ],
  ignorePatterns: ["build", ".data", "test-results", "screenshots", "e2e"],
  tempDirName: ".cache/stryker",
  reporters: ["clear-text", "html", "json", "progress"],
  htmlReporter: { fileName: `test-results/mutation/${room}.html` },
  jsonReporter: { fileName: `test-results/mutation/${room}.json` },
  clearTextReporter: { allowColor: false, reportTests: false },
  thresholds: { high: 95, low: 85, break: 85 },
  // Each runner is a whole vitest; two fill a small machine.
  concurrency: Number(process.env.MUTATE_CONCURRENCY ?? 2),
  // A busy machine is no endless loop: a mutant counts as killed by time only where nothing else explains it.
  timeoutMS: 60_000,
};
