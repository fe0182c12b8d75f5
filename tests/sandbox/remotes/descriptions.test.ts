import { expect, it } from "vitest";
import { descriptionOf, descriptionOfText, sentencesOf } from "~sandbox/remotes/descriptions";

const long = (letter: string, words: number) => Array(words).fill(letter.repeat(9)).join(" ");

it("SEO-02 a description keeps its first sentence and leaves out whole sentences that no longer fit", () => {
  const first = "Football: odds before the match on 12 events.";
  const short = "Championships: Premier League.";
  expect(descriptionOf(first, null, false, short)).toBe(`${first} ${short}`);
  expect(descriptionOf(first, `${long("a", 20)}.`, short)).toBe(`${first} ${short}`);
});

it("SEO-02 a first sentence that is too long ends after a word, with an ellipsis", () => {
  const cut = descriptionOf(long("a", 40));
  expect(cut).toBe(`${long("a", 24)}…`);
  expect(cut.length).toBeLessThanOrEqual(250);
});

it("SEO-02 a date that ends in a full stop does not bring a second one", () => {
  expect(descriptionOf("Ближайшее начало: 16 августа 2024 г..", "Дальше…")).toBe(
    "Ближайшее начало: 16 августа 2024 г. Дальше…",
  );
});

it("SEO-02 the description of a text is its title and how the text begins", () => {
  expect(sentencesOf("One account each. 18.5 % is no end. Why?", "en")).toEqual([
    "One account each.",
    "18.5 % is no end.",
    "Why?",
  ]);
  expect(descriptionOfText("Cookies", "Small notes. Nothing else.", "en")).toBe(
    "Cookies. Small notes. Nothing else.",
  );
});
