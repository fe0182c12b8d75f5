import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { inputsDigest } from "../../scripts/lib/files.mjs";

let folder: string;
const digest = () => inputsDigest(folder, ["app", "vite.config.ts", "public"]);
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "build-inputs-"));
  mkdirSync(join(folder, "app/routes"), { recursive: true });
  write("app/root.tsx", "root");
  write("app/routes/lng.tsx", "lng");
  write("vite.config.ts", "config");
});
afterEach(() => rmSync(folder, { recursive: true }));

it("a build stays fresh when only the time stamps of its inputs change", () => {
  const before = digest();
  const later = new Date(Date.now() + 60_000);
  for (const name of ["app/root.tsx", "app/routes", "vite.config.ts"])
    utimesSync(join(folder, name), later, later);
  expect(digest()).toBe(before);
});

it.each([
  ["changed", () => write("app/routes/lng.tsx", "Lng")],
  [
    "changed, without a newer time stamp",
    () => {
      write("vite.config.ts", "other");
      utimesSync(join(folder, "vite.config.ts"), new Date(0), new Date(0));
    },
  ],
  ["added", () => write("app/new.ts", "")],
  ["deleted", () => rmSync(join(folder, "app/routes/lng.tsx"))],
  ["renamed", () => renameSync(join(folder, "app/root.tsx"), join(folder, "app/main.tsx"))],
  [
    "moved into another file",
    () => {
      write("app/root.tsx", "roo");
      write("app/routes/lng.tsx", "tlng");
    },
  ],
])("a build is stale when an input is %s", (_, change) => {
  const before = digest();
  change();
  expect(digest()).not.toBe(before);
});
