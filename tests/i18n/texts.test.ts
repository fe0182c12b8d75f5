import { describe, expect, it, vi } from "vitest";
import { textsOfDictionaries } from "~/i18n/dictionaries.server";
import { type Language, languages } from "~/i18n/languages";
import { serverTexts } from "~/i18n/texts.server";
import { createTranslator } from "~/i18n/translator";
import { expectErrors } from "../setup";

const lngs = Object.keys(languages).filter((lng): lng is Language => Object.hasOwn(languages, lng));
const company = "{{company}} $t(title_home) <b>";

describe("texts written by the server", () => {
  it.each(lngs)(
    "LNG-08 titles and descriptions in %s are the same on the server as on a page",
    async (lng) => {
      const messages = textsOfDictionaries(lng, ["screens"]);
      const t = await serverTexts(lng, "screens");
      const { textOf } = createTranslator(lng, messages);
      const keys = Object.keys(messages.screens ?? {});
      const written = keys.map((key) => t(key, { replace: { company } }));
      expect(keys.length).toBeGreaterThan(20);
      expect(written).toEqual(keys.map((key) => textOf("screens", key, { company })));
    },
  );

  it("LNG-08 an unknown text key on the server is shown as words and logged", async () => {
    expectErrors();
    const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const t = await serverTexts("en", "screens");
    expect(t("no_such-title")).toBe("No such title");
    expect(told.mock.calls.flat()).toEqual([
      'i18n: no text for "screens:no_such-title" in en or its fallbacks',
    ]);
  });
});
