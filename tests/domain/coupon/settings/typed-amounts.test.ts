import { describe, expect, it } from "vitest";
import { withPlainAmounts } from "~/domain/coupon/settings/typed-amounts";
import type { Language } from "~/i18n/languages";

const isos = { main: "RUB", bonus: "KWD" };
const plain = (values: Record<string, string>, lng: Language) =>
  Object.fromEntries(withPlainAmounts(new Map(Object.entries(values)), isos, lng));

describe("amounts in the settings form", () => {
  it("LIM-13 CPN-10 settings amounts are read by the page language's number format and the field's currency", () => {
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

  it("LIM-13 CPN-10 a settings amount is read in the currency that the form names, else in the account's", () => {
    const typed = { oneClickAmount: "1,500" };
    // Roubles have two decimals: "1,500" may be one and a half of them, or a slip of a thousand.
    expect(plain(typed, "ru")).toEqual(typed);
    expect(plain({ ...typed, oneClickIso: "KWD" }, "ru")).toEqual({
      oneClickAmount: "1.500",
      oneClickIso: "KWD",
    });
  });

  it("CPN-10 settings fields other than amounts are left unchanged", () => {
    const others = { expressId: "1.500", "amountStep-rub": "1.500", oneClickIso: "EUR" };
    expect(plain({ ...others, oneClickAmount: "2,50" }, "de")).toEqual({
      ...others,
      oneClickAmount: "2.50",
    });
  });

  it("LIM-13 a settings amount that is not a number is left as typed", () => {
    const typed = { oneClickAmount: "ten", bonusAccountOneClickAmount: "", "amountStep-USD": "--" };
    expect(plain(typed, "en")).toEqual(typed);
  });
});
