import { describe, expect, it } from "vitest";
import { readContentFiles } from "~sandbox/content/files";
import { contentPlainText, parseContentMarkup } from "~sandbox/content/markup";

describe("markup of published texts", () => {
  it("headings, lists, tables, bold words and links become blocks", () => {
    const text =
      "## One\n\nA **bold** [link](home/line?market=total).\n\n### Two\n\n- a\n- b\n\n1. c\n2. d\n\n| x | y |\n|---|---|\n| 1 | **2** |";
    expect(parseContentMarkup(text)).toEqual([
      { kind: "h2", line: [{ text: "One" }] },
      {
        kind: "p",
        line: [
          { text: "A " },
          { text: "bold", isBold: true },
          { text: " " },
          { text: "link", path: "home/line?market=total" },
          { text: "." },
        ],
      },
      { kind: "h3", line: [{ text: "Two" }] },
      { kind: "ul", items: [[{ text: "a" }], [{ text: "b" }]] },
      { kind: "ol", items: [[{ text: "c" }], [{ text: "d" }]] },
      {
        kind: "table",
        head: [[{ text: "x" }], [{ text: "y" }]],
        rows: [[[{ text: "1" }], [{ text: "2", isBold: true }]]],
      },
    ]);
    expect(contentPlainText(parseContentMarkup(text))).toBe("One A bold link. Two a b c d x y 1 2");
  });

  it.each([
    ["a page's own heading", "# One"],
    ["a heading that skips a level", "### One"],
    ["bold words that do not end", "a **b"],
    ["a link that does not end", "[a](b"],
    ["HTML", "a <b>b</b>"],
    ["a link to another site", "[a](https://example.test/)"],
    ["a link to another host", "[a](//example.test/)"],
    ["a link out of the language", "[a](../ru)"],
    ["a link with code", "[a](javascript:alert)"],
    ["a list with a line that is no item", "- a\nb"],
    ["a table whose rows differ in length", "| a | b |\n|---|---|\n| c |"],
    ["a table without rows", "| a |\n|---|"],
  ])("%s is refused", (_, text) => {
    expect(() => parseContentMarkup(text)).toThrow();
  });
});

describe("files of published texts", () => {
  const english =
    "title: A\nlead: B\ntags: x, y\ncategory: odds\nauthor: me\ndays: 3\nopen: 5\n---\nText.\n";

  it("a translation has the values of the English file and its own words", () => {
    const [first, second] = readContentFiles({
      "./blog/en/a.md": english,
      "./blog/ru/a.md": "title: А\nlead: Б\n---\nТекст.\n",
    });
    const shared = { kind: "blog", slug: "a", category: "odds", author: "me", tags: ["x", "y"] };
    expect(first).toMatchObject({ ...shared, language: "en", daysBefore: 3, daysOpen: 5 });
    expect(second).toMatchObject({
      ...shared,
      language: "ru",
      title: "А",
      body: "Текст.",
      daysOpen: 5,
    });
  });

  it.each([
    ["without a title", { "./blog/en/a.md": "lead: B\ndays: 3\n---\nText." }, /a\.md has no title/],
    [
      "with an unknown value",
      { "./blog/en/a.md": `colour: red\n${english}` },
      /no value: colour: red/,
    ],
    ["of an unknown language", { "./blog/xx/a.md": english }, /folder of a language/],
    ["without English", { "./blog/ru/a.md": english }, /no English file/],
    ["with bad markup", { "./blog/en/a.md": `${english}\n# One` }, /a\.md: a heading/],
    [
      "with a bad number of days",
      { "./blog/en/a.md": english.replace("days: 3", "days: soon") },
      /soon/,
    ],
  ])("a file %s is refused by its name", (_, files, message) => {
    expect(() => readContentFiles(files)).toThrow(message);
  });
});
