import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { keepRecord, shareOf, unchanged } from "../../scripts/lib/tiers.mjs";

const tiers = { "states/fruit": ["fruit", "market.ts"], "tests/trees": ["trees"] };
let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "tiers-"));
  for (const folder of [".config", "fruit/red", "trees"])
    mkdirSync(join(root, folder), { recursive: true });
  for (const file of ["fruit/red/apple.ts", "trees/oak.ts", "market.ts"])
    writeFileSync(join(root, file), "1");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it("leaves out nothing that no long run has seen", () => {
  expect(unchanged(root, tiers)).toEqual([]);
});

it("leaves out what is as the long run saw it, until a file changes, comes, goes or is renamed", () => {
  keepRecord({ root, of: tiers });
  expect(unchanged(root, tiers)).toEqual(["states/fruit", "tests/trees"]);

  writeFileSync(join(root, "market.ts"), "2");
  expect(unchanged(root, tiers)).toEqual(["tests/trees"]);
  writeFileSync(join(root, "market.ts"), "1");
  writeFileSync(join(root, "fruit/pear.ts"), "1");
  expect(unchanged(root, tiers)).toEqual(["tests/trees"]);
  rmSync(join(root, "fruit/pear.ts"));
  expect(unchanged(root, tiers)).toEqual(["states/fruit", "tests/trees"]);
  renameSync(join(root, "trees/oak.ts"), join(root, "trees/elm.ts"));
  expect(unchanged(root, tiers)).toEqual(["states/fruit"]);
});

it("leaves out nothing that was added to the list since", () => {
  keepRecord({ root, of: { "states/fruit": tiers["states/fruit"] } });
  expect(unchanged(root, tiers)).toEqual(["states/fruit"]);
});

it("a run of a share of the examples records states alone, and keeps what the long run saw of the rest", () => {
  expect(keepRecord({ root, of: tiers, isLong: false })).toEqual(["states/fruit"]);
  expect(unchanged(root, tiers)).toEqual(["states/fruit"]);
  expect(keepRecord({ root, of: tiers })).toEqual(["tests/trees"]);
  writeFileSync(join(root, "market.ts"), "2");
  expect(keepRecord({ root, of: tiers, isLong: false })).toEqual(["states/fruit"]);
  expect(unchanged(root, tiers)).toEqual(["states/fruit", "tests/trees"]);
});

it("takes the same share for the same sources, and each of the six for some", () => {
  const shares = new Set<number>();
  for (let change = 0; change < 60; change += 1) {
    writeFileSync(join(root, "market.ts"), String(change));
    const share = shareOf(root, ["fruit", "market.ts"]);
    expect(shareOf(root, ["fruit", "market.ts"])).toBe(share);
    shares.add(share);
  }
  expect([...shares].sort()).toEqual([0, 1, 2, 3, 4, 5]);
});
