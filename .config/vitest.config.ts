import { defineConfig } from "vitest/config";

const root = new URL("..", import.meta.url).pathname;

export default defineConfig({
  root,
  resolve: { alias: { "~": `${root}app` } },
  test: {
    include: ["tests/**/*.test.ts", "tests/**/*.test.tsx"],
    setupFiles: [`${root}tests/setup.ts`],
    environment: "node",
    testTimeout: 120_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
    css: { modules: { classNameStrategy: "non-scoped" } },
  },
});
