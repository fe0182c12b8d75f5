import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { en } from "~sandbox/remotes/agreements/chapters/en";
import type { ArticleBlock } from "~sandbox/remotes/article/article";

const sets = en({ company: "Touchline", licence: "L-1", authority: "Commission", age: 18 });

const rulesIn = (block: ArticleBlock): readonly string[] => {
  if ("p" in block) return [block.p];
  if ("ul" in block) return block.ul;
  return "dl" in block ? block.dl.map(([term, words]) => `${term}: ${words}`) : [];
};

/** Every rule of the rules pages, under its chapter. */
const onPages = Object.values(sets).flatMap(({ title, chapters }) =>
  chapters.flatMap((chapter) =>
    chapter.blocks.flatMap(rulesIn).map((rule) => `${title} / ${chapter.title} / ${rule}`),
  ),
);

interface Entry {
  readonly rule: string;
  readonly proofs: string[];
}

/** The entries of docs/rules.md: a rule under its headings, and the indented lines below it. */
function documented(): readonly Entry[] {
  const entries: Entry[] = [];
  let set = "";
  let chapter = "";
  for (const line of readFileSync("docs/rules.md", "utf8").split("\n")) {
    if (line.startsWith("## ")) set = line.slice(3);
    else if (line.startsWith("### ")) chapter = line.slice(4);
    else if (line.startsWith("- "))
      entries.push({ rule: `${set} / ${chapter} / ${line.slice(2)}`, proofs: [] });
    else if (line.startsWith("  - ")) entries.at(-1)?.proofs.push(line.slice(4));
  }
  return entries;
}

/** Rules of which the product cannot be the proof; docs/rules.md says why at each. */
const withoutTest = [
  "Bet with your own money",
  "Players, coaches",
  "If you disagree",
  "Touchline answers",
  "An own goal",
  "The time and score shown",
];

describe("docs/rules.md", () => {
  it("lists every rule of the rules pages in their order, and no other", () => {
    expect(documented().map(({ rule }) => rule)).toEqual(onPages);
  });

  it("names for every rule a test that exists, except for duties and notices", () => {
    for (const { rule, proofs } of documented()) {
      expect(proofs.length, rule).toBeGreaterThan(0);
      const isExcepted = withoutTest.some((start) => rule.includes(` / ${start}`));
      for (const proof of proofs) {
        const [, file, title] = /^`([^`]+)`: (.+)$/.exec(proof) ?? [];
        if (file === undefined || title === undefined) {
          expect(proof, rule).toMatch(/^no test: ./);
          expect(isExcepted, rule).toBe(true);
          continue;
        }
        expect(existsSync(file), file).toBe(true);
        // A title stands in quotes of one kind or the other; what it contains is not escaped.
        const source = readFileSync(file, "utf8");
        const isNamed = [`"${title}"`, `'${title}'`, `\`${title}\``].some((text) =>
          source.includes(text),
        );
        expect(isNamed, `${file}: ${title}`).toBe(true);
      }
    }
  });
});
