import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { requirementIds } from "../../scripts/lib/named-ids.mjs";

const list = "docs/requirements.md";
/** Its shops have requirements of their own. */
const madeUp = "tests/scripts/lint-ids.test.ts";

const filesOf = (place: string) =>
  statSync(place).isFile()
    ? [place]
    : readdirSync(place, { recursive: true, withFileTypes: true })
        .filter((one) => one.isFile())
        .map((one) => join(one.parentPath, one.name));

const listed = [...readFileSync(list, "utf8").matchAll(/^- \*\*(\S+)\*\* /gm)].map(
  ([, id = ""]) => id,
);

const namedIn = new Map<string, string>();
for (const file of [
  "app",
  "sandbox",
  "tests",
  "e2e",
  "bench",
  "scripts",
  "docs",
  "README.md",
].flatMap(filesOf)) {
  if (file === list || file === madeUp) continue;
  for (const [id] of readFileSync(file, "utf8").matchAll(requirementIds)) namedIn.set(id, file);
}

describe("docs/requirements.md", () => {
  it("docs/requirements.md has every requirement id that is named in the project", () => {
    expect([...namedIn].filter(([id]) => !listed.includes(id))).toEqual([]);
  });

  it("docs/requirements.md has no requirement id that nothing else names", () => {
    expect(listed.filter((id) => !namedIn.has(id))).toEqual([]);
  });

  it("docs/requirements.md lists each requirement id once", () => {
    expect(listed.filter((id, at) => listed.indexOf(id) !== at)).toEqual([]);
  });
});
