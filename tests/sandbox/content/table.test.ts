import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readContentFiles } from "~sandbox/content/files";
import { fillContent, fillContentAgainIfInFuture } from "~sandbox/content/fill";
import { contentReader } from "~sandbox/content/read";
import { type OpenedDatabase, openDatabase } from "~sandbox/db/open";
import { content } from "~sandbox/db/schema";

const day = 86_400_000;
const start = Date.parse("2026-03-14T12:00:00Z");

let database: OpenedDatabase;
let now = start;
beforeAll(async () => {
  database = await openDatabase(null, null);
});
afterAll(() => database?.close());
beforeEach(async () => {
  now = start;
  await database.db.delete(content);
});

const reader = () => contentReader(database.db, () => now);
const english = (title: string, days: number, more = "") =>
  `title: ${title}\nlead: Lead\ndays: ${days}\n${more}---\nText of ${title}.\n`;
const fill = (files: Readonly<Record<string, string>>) =>
  fillContent(database.db, readContentFiles(files), now);

const two = {
  "./blog/en/first.md": english("First", 10, "category: odds\ntags: x\n"),
  "./blog/ru/first.md": "title: Первая\nlead: Вводка\n---\nТекст.\n",
  "./blog/en/second.md": english("Second", 2, "category: live/deep\ntags: x, y\n"),
};

describe("the table of content", () => {
  it("a start with the same files changes nothing, however late", async () => {
    await fill(two);
    const before = await database.db.select().from(content);
    expect(before).toHaveLength(3);
    now += 30 * day;
    await fill(two);
    expect(await database.db.select().from(content)).toEqual(before);
    const first = await reader().item("blog", "first", "en");
    expect(first).toMatchObject({ publishedAt: start - 10 * day, updatedAt: start - 10 * day });
  });

  it("a changed text has another time of change, a changed tag has not, and the date stays", async () => {
    await fill(two);
    now += day;
    await fill({
      ...two,
      "./blog/en/first.md": english("First", 10, "category: odds\ntags: z\n"),
      "./blog/en/second.md": english("Second, revised", 2, "category: live/deep\ntags: x, y\n"),
    });
    const [first, second] = [
      await reader().item("blog", "first", "en"),
      await reader().item("blog", "second", "en"),
    ];
    expect(first).toMatchObject({ tags: ["z"], updatedAt: start - 10 * day });
    expect(second).toMatchObject({
      title: "Second, revised",
      publishedAt: start - 2 * day,
      updatedAt: start + day,
    });
  });

  it("a text without a file is deleted, and a late translation has the date of its text", async () => {
    await fill({ "./blog/en/second.md": two["./blog/en/second.md"] });
    now += 5 * day;
    await fill({ "./blog/en/first.md": two["./blog/en/first.md"] });
    expect(await reader().item("blog", "second", "en")).toBeNull();
    now += day;
    await fill({
      "./blog/en/first.md": two["./blog/en/first.md"],
      "./blog/ru/first.md": two["./blog/ru/first.md"],
    });
    expect(await reader().item("blog", "first", "ru")).toMatchObject({
      language: "ru",
      publishedAt: start - 5 * day,
    });
  });

  it("texts are dated anew where the clock was set back to before their publication", async () => {
    now = start + 400 * day;
    await fill(two);
    now = start;
    expect((await reader().list({ kind: "blog", lng: "en" })).entries).toEqual([]);
    await fillContentAgainIfInFuture(database.db, readContentFiles(two), now);
    expect(await reader().item("blog", "first", "en")).toMatchObject({
      publishedAt: start - 10 * day,
    });
  });
});

describe("reading of content", () => {
  it("a list has each text once, in the reader's language or English, the latest first", async () => {
    await fill(two);
    const { entries, total } = await reader().list({ kind: "blog", lng: "ru" });
    expect(entries.map(({ title, language }) => [title, language])).toEqual([
      ["Second", "en"],
      ["Первая", "ru"],
    ]);
    expect(total).toBe(2);
    expect((await reader().list({ kind: "news", lng: "ru" })).entries).toEqual([]);
  });

  it("a list is narrowed by category, with what is below it, and by tag", async () => {
    await fill(two);
    const titles = async (query: object) =>
      (await reader().list({ kind: "blog", lng: "en", ...query })).entries.map(
        ({ title }) => title,
      );
    expect(await titles({ category: "live" })).toEqual(["Second"]);
    expect(await titles({ category: "live/deep" })).toEqual(["Second"]);
    expect(await titles({ category: "liv" })).toEqual([]);
    expect(await titles({ tag: "x" })).toEqual(["Second", "First"]);
    expect(await titles({ tag: "y" })).toEqual(["Second"]);
  });

  it("pages of a list have the wanted length, and the total counts all of them", async () => {
    await fill(two);
    const page = (number: number) =>
      reader().list({ kind: "blog", lng: "ru", page: number, perPage: 1 });
    const pages = [await page(1), await page(2), await page(3)];
    expect(pages.map(({ entries }) => entries.map(({ slug }) => slug))).toEqual([
      ["second"],
      ["first"],
      [],
    ]);
    expect(pages.map(({ total }) => total)).toEqual([2, 2, 2]);
  });

  it("a text whose subject is over is not listed, and says so when it is read", async () => {
    await fill({ "./news/en/offer.md": english("Offer", 3, "open: 5\n") });
    expect(await reader().item("news", "offer", "en")).toMatchObject({ isEnded: false });
    now = start + 2 * day;
    expect(await reader().item("news", "offer", "en")).toMatchObject({
      isEnded: true,
      endsAt: start + 2 * day,
    });
    expect((await reader().list({ kind: "news", lng: "en" })).entries).toEqual([]);
  });
});
