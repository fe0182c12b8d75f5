import { describe, expect, it } from "vitest";
import { ar as arabicRules } from "~sandbox/remotes/agreements/chapters/ar";
import { en as englishRules } from "~sandbox/remotes/agreements/chapters/en";
import { es as spanishRules } from "~sandbox/remotes/agreements/chapters/es";
import { ru as russianRules } from "~sandbox/remotes/agreements/chapters/ru";
import { tr as turkishRules } from "~sandbox/remotes/agreements/chapters/tr";
import type { Article } from "~sandbox/remotes/article/article";
import { ar } from "~sandbox/remotes/information/ar";
import { en } from "~sandbox/remotes/information/en";
import { es } from "~sandbox/remotes/information/es";
import { informationArticleNames } from "~sandbox/remotes/information/pages";
import { ru } from "~sandbox/remotes/information/ru";
import { tr } from "~sandbox/remotes/information/tr";
import { pages } from "./fixture";

const facts = {
  company: "Touchline",
  licence: "L-1",
  authority: "Gambling Commission",
  age: 21,
  sports: "chess",
};
const { ask, body } = pages();
/** A site that has no page of limits. */
const withoutLimits = pages({ switchedOff: ["office:responsible"] });

/**
 * Pages of the shell, which no remote answers for, pages of published texts, of which this fixture has none
 * (routes/content.test.ts has), and places outside the site.
 */
const otherPaths =
  /^(https:|tel:|(coupon|cookies\/consent|office\/(responsible|settings)|blog|news|betting-alphabet|subscribe)(\/|\?|$))/;

describe("articles", () => {
  const shape = ({ blocks }: Pick<Article, "blocks">) =>
    blocks.map((block) =>
      Object.entries(block).map(([kind, value]) => [kind, Array.isArray(value) ? value.length : 1]),
    );
  /** What only a text of the language itself has. */
  const own = { ru: /[а-я]/, ar: /[ء-ي]/, es: /[áéíóúñ¿]| de | la /, tr: /[ığşçöü]/ } as const;

  it.each(Object.entries({ ru, ar, es, tr }))(
    "LNG-09 every information page has the same structure in %s as in English, and is in that language",
    (lng, articles) => {
      for (const page of informationArticleNames) {
        const article = articles(facts)[page];
        expect(shape(article), page).toEqual(shape(en(facts)[page]));
        expect(JSON.stringify(article.blocks), page).toMatch(own[lng as keyof typeof own]);
      }
    },
  );

  it.each(
    Object.entries({ ru: russianRules, ar: arabicRules, es: spanishRules, tr: turkishRules }),
  )("LNG-09 the rules have the same chapters and rules in %s as in English", (lng, rules) => {
    for (const group of ["general", "football"] as const) {
      const { chapters } = rules(facts)[group];
      expect(chapters.map(shape)).toEqual(englishRules(facts)[group].chapters.map(shape));
      for (const { title, blocks } of chapters)
        expect(JSON.stringify(blocks), title).toMatch(own[lng as keyof typeof own]);
    }
  });

  it.each(["en", "ru", "ar", "es", "tr"])(
    "CPN-09 the betting rules in %s state the highest payout of each currency",
    async (lng) => {
      const page = await body(`/agreements/${lng}/rules/general`);
      const value = (iso: string) =>
        page.all("data").find(({ attrs }) => attrs["data-name"] === `highest-payout-${iso}`)?.attrs;
      // 50,000 times the least stake of each: 20.00, 0.50 and 0.100.
      expect([value("RUB"), value("EUR"), value("KWD")].map((one) => one?.["value"])).toEqual([
        ...["1000000.00", "25000.00", "5000.000"],
      ]);
    },
  );

  it("LNG-09 an article that a language lacks is in English and marked as English", async () => {
    for (const path of [
      "information/de/about",
      "agreements/fr/rules/general",
      "agreements/fr/rules/general/1",
    ]) {
      const page = await body(`/${path}`);
      const [article] = page.all("article");
      expect(article?.attrs).toMatchObject({ lang: "en", dir: "ltr" });
      expect(page.all("article").length).toBe(1);
    }
    const calculator = await body("/information/es/betting-calculator");
    expect(calculator.all("article")[0]?.attrs["lang"]).toBeUndefined();
    expect(calculator.text).toContain("Tipo de apuesta");
  });

  it("LIM-18 the footer warns about stakes and links to responsible gambling on every path", async () => {
    for (const path of ["", "/home/line", "/office/history"]) {
      const page = await body(`/footer/en${path}`);
      expect(page.text).toContain("Stake only what you can lose");
      const links = page.all("a").map(({ attrs }) => attrs["href"]);
      expect(links).toContain("/en/responsiblegaming");
      expect(links).toContain("/en/office/responsible");
      // Nobody is sent to a page the site has switched off.
      const off = await withoutLimits.body(`/footer/en${path}`);
      expect(off.all("a").map(({ attrs }) => attrs["href"])).not.toContain(
        "/en/office/responsible",
      );
    }
  });

  it("LIM-18 the responsible gambling page describes the limit tools only while the limits page exists", async () => {
    const on = await body("/information/en/responsiblegaming");
    expect(on.text).toContain("Tools in your account");
    const off = await withoutLimits.body("/information/en/responsiblegaming");
    expect(off.text).toContain("Where to find help");
    expect(off.text).not.toContain("Tools in your account");
    expect(off.text).not.toContain("What self-exclusion does");
  });

  it("no link in the footer, articles or rules is dead", async () => {
    const sources = [
      "/footer/en",
      "/agreements/en/rules/general",
      "/agreements/en/football-champions-rules",
    ].concat(informationArticleNames.map((page) => `/information/en/${page}`));
    const paths = new Set<string>();
    for (const source of sources) {
      for (const { attrs } of (await body(source)).all("a"))
        paths.add(attrs["href"]?.replace(/^\/en\/?/, "") ?? "");
    }
    const apps = [
      "betting",
      "cyber",
      "third-party",
      "results",
      "office",
      "information",
      "agreements",
      "payment-consultant",
    ];
    for (const path of [...paths].filter((each) => !otherPaths.test(each))) {
      const answers = await Promise.all(
        apps.map(async (app) => (await ask(`/${app}/en/${path}`)).status),
      );
      expect(answers, path).toContain(200);
    }
  });

  it("LIM-18 helplines are listed by country, with a telephone link and a web page", async () => {
    const { source: page } = await body("/information/en/responsiblegaming");
    expect(page).toMatch(
      /<dt>United Kingdom<\/dt><dd><a href="https:\/\/www\.gamcare\.org\.uk\/">.*?<a href="tel:08088020133">/,
    );
    expect(page).toMatch(/<dt>Everywhere<\/dt>.*gamblingtherapy/);
    expect((await body("/information/ru/responsiblegaming")).source).toContain("<dt>Россия</dt>");
  });

  it("SCR-01 the page about the company names its licence, the issuer and the feed's sports", async () => {
    const { text: about } = await body("/information/en/about");
    expect(about).toMatch(/Licence SANDBOX-1, Touchline sandbox \(demonstration\)/);
    // The fixture's feed has one sport.
    expect(about).toContain("Touchline takes bets on football, before the event");
  });

  it("LIM-18 the responsible gambling page states the licence's age limit", () => {
    expect(JSON.stringify(en(facts).responsiblegaming)).toContain("21");
    expect(JSON.stringify(ru(facts).responsiblegaming)).not.toContain("18 лет");
  });
});
