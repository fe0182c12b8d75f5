import { defineConfig } from "@playwright/test";
import tests from "./playwright.config";

/** `npm run screens`: pictures of the main pages, to be looked at; no assertions about them. */
export default defineConfig({
  ...tests,
  testMatch: /\.pictures\.ts$/,
  timeout: 300_000,
  projects: [{ name: "pictures", use: { javaScriptEnabled: true } }],
});
