import { describe, expect, it } from "vitest";
import { withPlainAmounts } from "~/domain/coupon/settings/typed-amounts";
import type { Language } from "~/i18n/languages";

const isos = { main: "RUB", bonus: "KWD" };
const plain = (values: Record<string, string>, lng: Language) =>
  Object.fromEntries(withPlainAmounts(new Map(Object.entries(values)), isos, lng));

describe("the amounts of a settings form", () => {
  it("LIM-13 CPN-10 are read as the page's language writes them, in the currency of their field", () => {
    // A German's one thousand five hundred roubles and yen, and one and a half dinars, which have three decimals.
    const typed = {
      oneClickAmount: "1.500",
      bonusAccountOneClickAmount: "1,500",
      "amountStep-JPY": "1.500",
    };
    expect(plain(typed, "de")).toEqual({
      oneClickAmount: "1500",
      bonusAccountOneClickAmount: "1.500",
      "amountStep-JPY": "1500",
    });
  });

  it("LIM-13 CPN-10 are read in the currency that the form names, else in that of the account", () => {
    const typed = { oneClickAmount: "1,500" };
    // Roubles have two decimals: "1,500" may be one and a half of them, or a slip of a thousand.
    expect(plain(typed, "ru")).toEqual(typed);
    expect(plain({ ...typed, oneClickIso: "KWD" }, "ru")).toEqual({
      oneClickAmount: "1.500",
      oneClickIso: "KWD",
    });
  });

  it("CPN-10 other fields of the form stay as they were sent", () => {
    const others = { expressId: "1.500", "amountStep-rub": "1.500", oneClickIso: "EUR" };
    expect(plain({ ...others, oneClickAmount: "2,50" }, "de")).toEqual({
      ...others,
      oneClickAmount: "2.50",
    });
  });

  it("LIM-13 what is no amount, or could be two, stays as it was typed", () => {
    const typed = { oneClickAmount: "ten", bonusAccountOneClickAmount: "", "amountStep-USD": "--" };
    expect(plain(typed, "en")).toEqual(typed);
  });
});
