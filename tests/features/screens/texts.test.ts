import { describe, expect, it } from "vitest";
import ar from "~/i18n/dictionaries/ar/screens.json";
import en from "~/i18n/dictionaries/en/screens.json";
import ru from "~/i18n/dictionaries/ru/screens.json";

describe("screen texts", () => {
  it("LNG-08 screen texts are complete in Russian, English and Arabic, each in its own script", () => {
    expect(Object.keys(ru)).toEqual(Object.keys(en));
    expect(Object.keys(ar)).toEqual(Object.keys(en));
    for (const text of Object.values(ar)) expect(text).toMatch(/\p{Script=Arabic}/u);
    for (const text of Object.values(en))
      expect(text).not.toMatch(/[\p{Script=Arabic}\p{Script=Cyrillic}]/u);
    const latin = Object.values(ru).filter((text) => !/\p{Script=Cyrillic}/u.test(text));
    expect(latin).toEqual([]);
  });

  it("SCR-11 the English text of a missing page is “This page could not be found”", () => {
    expect(en.screen_not_found).toBe("This page could not be found");
  });
});
