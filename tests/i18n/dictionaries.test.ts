import { readdirSync, readFileSync } from "node:fs";
import i18next from "i18next";
import { describe, expect, it } from "vitest";
import { textsOfDictionaries } from "~/i18n/dictionaries.server";
import { type Language, languages, translatedLanguages } from "~/i18n/languages";
import { mergeDictionaries } from "~/i18n/messages";
import { createTranslator, keyAsWords } from "~/i18n/translator";
import type { DictionaryId } from "~/i18n/typed";

/** Languages that borrow no text but the maintenance notice's. */
const whole = translatedLanguages;
const lngs = Object.keys(languages).filter((lng): lng is Language => Object.hasOwn(languages, lng));
const folder = new URL("../../app/i18n/dictionaries/", import.meta.url);
const ids = readdirSync(new URL("en", folder)).map(
  (file) => file.replace(/\.json$/, "") as DictionaryId,
);

function file(lng: string, id: string): Record<string, string> {
  return JSON.parse(readFileSync(new URL(`${lng}/${id}.json`, folder), "utf8"));
}

/** A file that a language has not got yet is one without texts, so that all it lacks is told by key. */
function textsIn(lng: string, id: string): Record<string, string> {
  return readdirSync(new URL(lng, folder)).includes(`${id}.json`) ? file(lng, id) : {};
}

const base = (key: string) => key.replace(/_(?:zero|one|two|few|many|other)$/, "");
const pluralBases = (dictionary: Record<string, string>) =>
  new Set(
    Object.keys(dictionary)
      .filter((key) => key.endsWith("_other") && `${base(key)}_one` in dictionary)
      .map(base),
  );
const placeholders = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

describe("texts", () => {
  const owing = whole.flatMap((lng) => ids.map((id) => [lng, id] as const));
  it.each(owing)("LNG-08 the %s dictionary %s has every text and no unknown one", (lng, id) => {
    // NTC-06: the maintenance text is Russian or English, in no other language.
    const isOwed = (key: string) =>
      lng === "ru" || lng === "en" || id !== "notices" || !/^maintenance_/.test(key);
    const own = new Set(Object.keys(textsIn(lng, id)).map(base));
    const owed = new Set(Object.keys(file("en", id)).map(base).filter(isOwed));
    const missing = [...owed].filter((key) => !own.has(key));
    const unknown = [...own].filter((key) => !owed.has(key));
    expect({ missing, unknown }, `${lng}/${id}.json`).toEqual({ missing: [], unknown: [] });
  });

  it.each(ids)("LNG-09 the dictionary %s has every plural form in each of its languages", (id) => {
    for (const lng of lngs.filter((name) =>
      readdirSync(new URL(name, folder)).includes(`${id}.json`),
    )) {
      const own = file(lng, id);
      for (const family of pluralBases(file("en", id))) {
        if (!(`${family}_other` in own)) continue;
        const forms = new Intl.PluralRules(lng).resolvedOptions().pluralCategories;
        expect(
          Object.keys(own)
            .filter((key) => base(key) === family)
            .sort(),
          `${lng} ${family}`,
        ).toEqual(forms.map((form) => `${family}_${form}`).sort());
      }
    }
  });

  it.each(ids)(
    "LNG-08 the texts of the dictionary %s have the same placeholders in every language",
    (id) => {
      const english = file("en", id);
      for (const lng of whole) {
        for (const [key, text] of Object.entries(textsIn(lng, id))) {
          expect(text.trim(), `${lng} ${key}`).not.toBe("");
          const model = english[key] ?? english[`${base(key)}_other`];
          // Arabic says "one bet" and "two bets" in words, without the number.
          if (model === undefined || (lng === "ar" && key !== base(key))) continue;
          expect(placeholders(text), `${lng} ${key}`).toEqual(placeholders(model));
        }
      }
    },
  );

  it("SCR-11 REM-06 POP-01 the main dictionary has the texts of errors, notices and dialogs", () => {
    expect(file("en", "main")["page_not_found"]).toBe("This page could not be found");
    expect(Object.keys(file("en", "main"))).toEqual(
      expect.arrayContaining([
        "main_dictionary_load_error",
        "main_dictionary_refresh_page",
        "main_refreshing_button",
        "main_error",
        "main_done",
        "main_ok",
        "modal_autologoff_inactivity",
        "proof_of_age_popup_title",
        "main_dictionary_website_blocked_by_adblock",
        "information_confirm_terms_error",
        "email_subscription_success_title",
        "email_subscription_success_text",
      ]),
    );
  });

  it("CPP-06 every refusal code has a text of its own in each language", () => {
    // app/domain/coupon/refusal.ts, RefusalCode: the union of the file, read as text.
    const source = readFileSync(
      new URL("../../app/domain/coupon/refusal.ts", import.meta.url),
      "utf8",
    );
    const union = /export type RefusalCode =([^;]+);/.exec(source)?.[1] ?? "";
    const codes = [...union.matchAll(/"([a-z-]+)"/g)].map(([, code]) => code);
    expect(codes.length).toBeGreaterThan(20);
    for (const lng of whole) {
      const texts = textsIn(lng, "coupon");
      expect(
        codes.filter((code) => !texts[`coupon_refusal_${code}`]),
        lng,
      ).toEqual([]);
      expect(new Set(codes.map((code) => texts[`coupon_refusal_${code}`])).size, lng).toBe(
        codes.length,
      );
    }
  });

  it("NTC-06 the maintenance text is Russian on az, kk, uk and ru pages and English on others", () => {
    const russian = file("ru", "notices")["maintenance_text"];
    const english = file("en", "notices")["maintenance_text"];
    for (const lng of lngs) {
      const expected = ["az", "kk", "uk", "ru"].includes(lng) ? russian : english;
      expect(textsOfDictionaries(lng, ["notices"]).notices?.["maintenance_text"]).toBe(expected);
    }
  });
});

describe("messages of a page", () => {
  it("LNG-07 a page gets the dictionaries that it names and no others", () => {
    expect(Object.keys(textsOfDictionaries("en", ["main", "coupon"])).sort()).toEqual([
      "coupon",
      "main",
    ]);
    expect(textsOfDictionaries("en", ["main", "coupon"])).toBe(
      textsOfDictionaries("en", ["coupon", "main", "main"]),
    );
  });

  it("LNG-08 a text that a language lacks is taken from en, then from ru", () => {
    expect(textsOfDictionaries("zh", ["coupon"]).coupon?.["title"]).toBe("Bet slip");
    expect(textsOfDictionaries("zh", ["shell"]).shell?.["nav_live"]).toBe("滚球");
    expect(mergeDictionaries("de", [{ a: "A" }, { a: "a", b: "B" }, { b: "b", c: "C" }])).toEqual({
      a: "A",
      b: "B",
      c: "C",
    });
  });

  it("LNG-08 every page of every language has every text", () => {
    for (const lng of lngs) {
      const messages = textsOfDictionaries(lng, ids);
      for (const id of ids) {
        for (const key of Object.keys(file("en", id))) {
          expect(
            messages[id]?.[key] ?? messages[id]?.[`${base(key)}_other`],
            `${lng} ${id} ${key}`,
          ).toBeTruthy();
        }
      }
    }
  });

  it("LNG-09 a borrowed plural text covers every plural form of the borrowing language", () => {
    const english = { bets_one: "{{count}} bet", bets_other: "{{count}} bets" };
    const uk = createTranslator("uk", { coupon: mergeDictionaries("uk", [english]) });
    expect([1, 2, 5].map((count) => uk.t("coupon:bets", { count }))).toEqual([
      "1 bet",
      "2 bets",
      "5 bets",
    ]);
    const zh = createTranslator("zh", { coupon: mergeDictionaries("zh", [english]) });
    expect([1, 2].map((count) => zh.t("coupon:bets", { count }))).toEqual(["1 bets", "2 bets"]);
  });
});

describe("translator", () => {
  it("LNG-09 the translator picks the plural form of its language", () => {
    const words = (lng: Language, counts: readonly number[]) => {
      const { t } = createTranslator(lng, textsOfDictionaries(lng, ["coupon"]));
      return counts.map((count) => t("coupon:bets", { count }));
    };
    expect(words("ru", [1, 2, 5, 11, 21, 22])).toEqual([
      "1 событие",
      "2 события",
      "5 событий",
      "11 событий",
      "21 событие",
      "22 события",
    ]);
    expect(words("en", [1, 2])).toEqual(["1 bet", "2 bets"]);
    expect(words("es", [1, 2, 1_000_000])).toEqual([
      "1 selección",
      "2 selecciones",
      "1000000 de selecciones",
    ]);
    expect(words("tr", [1, 2])).toEqual(["1 seçim", "2 seçim"]);
    expect(words("ar", [1, 2, 3, 11])).toEqual(["رهان واحد", "رهانان", "3 رهانات", "11 رهانًا"]);
  });

  it("LNG-08 an unknown text key is shown as words and reported once", () => {
    const told: string[] = [];
    const { t } = createTranslator("ru", { main: { known: "да" } }, (key, lng) =>
      told.push(`${lng} ${key}`),
    );
    const look = (key: string) => t(key as "main:close");
    expect(look("main:known")).toBe("да");
    expect(look("main:not_known-yet")).toBe("Not known yet");
    expect(look("main:not_known-yet")).toBe("Not known yet");
    expect(told).toHaveLength(1);
    expect(keyAsWords("coupon:___")).toBe("…");
  });

  it.each(lngs)(
    "LNG-08 LNG-09 every text of %s equals the one that i18next makes from the same files",
    (lng) => {
      const messages = textsOfDictionaries(lng, ids);
      const reference = i18next.createInstance();
      void reference.init({
        lng,
        resources: { [lng]: messages },
        ns: Object.keys(messages),
        keySeparator: false,
        initImmediate: false,
        interpolation: { escapeValue: false },
      });
      const { textOf } = createTranslator(lng, messages);
      // Compared all at once: there are thousands for each language.
      const ours: Record<string, string> = {};
      const theirs: Record<string, string> = {};
      for (const [id, dictionary] of Object.entries(messages)) {
        const values = Object.fromEntries(
          placeholders(Object.values(dictionary).join()).map((name) => [name, `«${name}»`]),
        );
        for (const key of new Set(Object.keys(dictionary).flatMap((name) => [name, base(name)]))) {
          const full = `${id}:${key}`;
          if (!reference.exists(full) && !reference.exists(full, { count: 1 })) continue;
          for (const count of [0, 1, 2, 3, 5, 11, 21, 100, 1.5]) {
            const asked = { ...values, count };
            ours[`${full} ${count}`] = textOf("main", full, asked);
            theirs[`${full} ${count}`] = String(reference.t(full, asked));
          }
        }
      }
      expect(Object.keys(ours).length).toBeGreaterThan(0);
      expect(ours).toEqual(theirs);
    },
  );

  it("LNG-07 pages with the same messages share one translator", () => {
    const messages = textsOfDictionaries("en", ["main"]);
    expect(createTranslator("en", messages)).toBe(createTranslator("en", messages));
  });

  it("SEC-06 a value inserted into a text is not interpreted", () => {
    const { t } = createTranslator("en", textsOfDictionaries("en", ["coupon"]));
    expect(t("coupon:remove_bet", { bet: "{{count}} $t(main:close) <b>" })).toBe(
      "Remove {{count}} $t(main:close) <b>",
    );
  });
});
