import { describe, expect, it } from "vitest";
import { type ContentFile, contentFiles } from "~sandbox/content/files";
import { contentPlainText, parseContentMarkup } from "~sandbox/content/markup";
import { drawingNames } from "~sandbox/remotes/blog/drawings";
import { blogTexts } from "~sandbox/remotes/blog/texts";

const files = contentFiles();
const english = files.filter(({ language }) => language === "en");
const nameOf = ({ kind, language, slug }: ContentFile) => `${kind}/${language}/${slug}`;

/** Words of a text with letters or digits. */
const wordsOf = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
const bodyWords = ({ body }: ContentFile) => wordsOf(contentPlainText(parseContentMarkup(body)));

describe("texts of the blog, the news and the alphabet", () => {
  it("CNT-03 there are at least 20 posts, 12 news and 60 terms of a length that is read to the end", () => {
    const lengths = (kind: string) => english.filter((file) => file.kind === kind).map(bodyWords);
    for (const [kind, count, least, most] of [
      ["blog", 20, 280, 500],
      ["news", 12, 75, 160],
      ["term", 60, 45, 130],
    ] as const) {
      const all = lengths(kind);
      expect(all.length).toBeGreaterThanOrEqual(count);
      expect([kind, Math.min(...all) >= least, Math.max(...all) <= most]).toEqual([
        kind,
        true,
        true,
      ]);
    }
  });

  it("CNT-01 a translation has the blocks, links and numbers of the English text", () => {
    const digits = (text: string) => (text.match(/\d/g) ?? []).sort().join("");
    for (const file of files.filter(({ language }) => language !== "en")) {
      const original = english.find(({ kind, slug }) => kind === file.kind && slug === file.slug);
      const shape = (body: string) => ({
        kinds: parseContentMarkup(body).map(({ kind }) => kind),
        links: [...body.matchAll(/\]\(([^)]+)\)/g)].map(([, path]) => path).sort(),
        digits: digits(body.replace(/\]\([^)]+\)/g, "")),
      });
      expect([nameOf(file), shape(file.body)]).toEqual([nameOf(file), shape(original?.body ?? "")]);
    }
  });

  it("CNT-01 a language that has texts of a kind has all of them", () => {
    for (const kind of ["blog", "news", "term"] as const) {
      const all = english.filter((file) => file.kind === kind).length;
      const counts = new Map<string, number>();
      for (const file of files)
        if (file.kind === kind) counts.set(file.language, (counts.get(file.language) ?? 0) + 1);
      for (const [language, count] of counts)
        expect([kind, language, count]).toEqual([kind, language, all]);
    }
  });

  it("every category, tag, author and drawing of a text has words in five languages", () => {
    for (const lng of ["en", "ru", "ar", "es", "tr"] as const) {
      const t = blogTexts(lng);
      for (const { kind, category, tags, author, picture, slug } of english) {
        if (kind === "term")
          expect([slug, t.termCategories[category]]).toEqual([slug, expect.any(String)]);
        if (kind === "blog") {
          expect([slug, t.blogCategories[category]]).toEqual([slug, expect.any(String)]);
          expect([slug, t.authors[author]?.name]).toEqual([slug, expect.any(String)]);
        }
        for (const tag of tags) expect([tag, t.tags[tag]]).toEqual([tag, expect.any(String)]);
        if (kind !== "term") {
          expect(drawingNames).toContain(picture);
          expect(t.pictures[picture]).toMatch(/\S/);
        }
      }
    }
  });

  it("every term has an example with numbers and a link into the product", () => {
    for (const term of files.filter(({ kind }) => kind === "term")) {
      const [, example = ""] = term.body.split(/^## .+$/m);
      expect([nameOf(term), /\d/.test(example), /\]\(/.test(term.body)]).toEqual([
        nameOf(term),
        true,
        true,
      ]);
    }
  });
});

describe("sums in the texts", () => {
  const number = String.raw`\d+(?:[ ,\u00a0]\d{3})*(?:\.\d+)?`;
  const sum = new RegExp(
    String.raw`(?<![\d.,×÷+−] ?)(${number}(?: [×÷+−] ${number})+) = (${number})(?![\d])`,
    "g",
  );
  const numberIn = (text: string) => Number(text.replace(/[ ,\u00a0]/g, ""));

  /** The value of a sum, products before additions. */
  function reckon(text: string): number {
    const parts = text.split(/ ([×÷+−]) /);
    let total = 0;
    let sign = 1;
    let product = numberIn(parts[0] ?? "");
    for (let at = 1; at < parts.length; at += 2) {
      const next = numberIn(parts[at + 1] ?? "");
      if (parts[at] === "×") product *= next;
      else if (parts[at] === "÷") product /= next;
      else {
        total += sign * product;
        sign = parts[at] === "+" ? 1 : -1;
        product = next;
      }
    }
    return total + sign * product;
  }

  /** Languages whose texts write "1.087,80" and "%12". */
  const withDecimalComma: readonly string[] = ["tr"];
  const figuresAsInEnglish = ({ language, body }: ContentFile) =>
    withDecimalComma.includes(language)
      ? body
          .replace(/%(?=\d)/g, "")
          .replace(/(?<=\d)\.(?=\d{3}(?!\d))/g, "")
          .replace(/(?<=\d),(?=\d)/g, ".")
      : body;

  const sums = files.flatMap((file) =>
    [...figuresAsInEnglish(file).matchAll(sum)].map(([, left = "", right = ""]) => ({
      file,
      left,
      right,
    })),
  );

  it("the texts have sums to check", () => {
    expect(sums.length).toBeGreaterThan(25);
  });

  it("CNT-03 the result of every sum in a text is right to its last digit", () => {
    for (const { file, left, right } of sums) {
      const decimals = right.split(".")[1]?.length ?? 0;
      // Shares are written in percent.
      const values = [reckon(left), reckon(left) * 100];
      const close = values.some((value) => Math.abs(value - numberIn(right)) <= 10 ** -decimals);
      expect([nameOf(file), left, right, close]).toEqual([nameOf(file), left, right, true]);
    }
  });
});
