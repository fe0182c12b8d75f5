import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** Longest text of a table cell, in characters: longer ones belong below the table. */
const longest = 200;

const inFolder = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .map((name) => `${folder}/${name}`);
const docs = inFolder("docs");
const pages = [
  ...docs,
  ...inFolder("docs/decisions"),
  ...inFolder(".").map((name) => name.slice(2)),
];

describe("documentation", () => {
  it.each(pages)("%s has no table cell above 200 characters", (page) => {
    const rows = readFileSync(page, "utf8")
      .split("\n")
      .filter((line) => line.startsWith("|"));
    const cells = rows
      .flatMap((row) => row.slice(1, -1).split(/(?<!\\)\|/))
      .map((cell) => cell.trim());
    expect(cells.filter(({ length }) => length > longest)).toEqual([]);
  });

  it("docs/README.md links every page of docs", () => {
    const contents = readFileSync("docs/README.md", "utf8");
    const others = docs.filter((page) => page !== "docs/README.md");
    expect(others.filter((page) => !contents.includes(`(${page.slice("docs/".length)})`))).toEqual(
      [],
    );
  });
});
