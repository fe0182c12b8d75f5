import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { comparePrices, mustConfirmPriceMove } from "~/domain/coupon/returns/prices";
import { settingsSwitchedOffByRules } from "~/domain/coupon/settings/setting-rules";
import {
  type CouponSettings,
  defaultCouponSettings,
  stakeStepInCurrency,
  visibleCouponParts,
} from "~/domain/coupon/settings/settings";
import { readCouponSettings } from "~/domain/coupon/settings/settings-form";
import {
  parseStoredCouponSettings,
  serializeCouponSettings,
} from "~/domain/coupon/settings/settings-stored";
import { invalidAmountFields } from "~/domain/coupon/settings/typed-amounts";
import { switchedOffSettingsOf } from "~/features/coupon/settings/form-fields";

const roubles = { main: "RUB", bonus: "RUB" };
const read = (
  values: Record<string, string>,
  previous: CouponSettings = defaultCouponSettings,
  isos = roubles,
) => readCouponSettings(Object.entries(values), previous, isos);

describe("coupon settings", () => {
  it("CPS-01 the coupon settings have every specified field, with changeCoefAction 2 by default", () => {
    const fields =
      "amountStep, isManualAmountStep, changeCoefAction, isAutoMax, isVipBet, isBalanceShown, isPossibleWinShown, isSelectAccountShown, isCouponFixed, oneClickAmount, isActiveOneClick, exactCoef, isDropOnScoreChange, expressId, bonusAccountOneClickAmount";
    // Beside those that CPS-01 asks for: picks of one market (decision 26), the currency of each one-click amount, and
    // the question before a cash-out.
    const own = ["isMarketReplaced", "oneClickIso", "bonusAccountOneClickIso", "isCashOutAsked"];
    expect(Object.keys(defaultCouponSettings).sort()).toEqual(
      [...fields.split(", "), ...own].sort(),
    );
    expect(defaultCouponSettings.changeCoefAction).toBe(2);
    const on = Object.entries(defaultCouponSettings).filter(([, value]) => value === true);
    expect(on.map(([name]) => name)).toEqual([
      "isBalanceShown",
      "isPossibleWinShown",
      "isSelectAccountShown",
      "isCouponFixed",
      "isCashOutAsked",
      "isMarketReplaced",
    ]);
    const { amountStep, oneClickAmount, bonusAccountOneClickAmount, expressId } =
      defaultCouponSettings;
    expect([amountStep, oneClickAmount, bonusAccountOneClickAmount, expressId]).toEqual([
      {},
      "",
      "",
      null,
    ]);
  });

  it("CPS-01 coupon settings are read from form fields, and the last value of a repeated name counts", () => {
    const values: [string, string][] = [
      ["csrf", "x"],
      ["isBalanceShown", "0"],
      ["isAutoMax", "0"],
      ["isAutoMax", "1"],
      ["isVipBet", "on"],
      ["changeCoefAction", "1"],
      ["oneClickAmount", "1 000,50"],
      ["bonusAccountOneClickAmount", "20"],
      ["amountStep-USD", "5"],
      ["amountStep-KWD", "0.25"],
      ["expressId", "77"],
    ];
    expect(readCouponSettings(values, defaultCouponSettings, roubles)).toEqual({
      ...defaultCouponSettings,
      isBalanceShown: false,
      isAutoMax: true,
      isVipBet: true,
      changeCoefAction: 1,
      oneClickAmount: "1000.50",
      oneClickIso: "RUB",
      bonusAccountOneClickAmount: "20.00",
      bonusAccountOneClickIso: "RUB",
      amountStep: { USD: "5.00", KWD: "0.250" },
      expressId: 77,
    });
  });

  it("CPS-01 an invalid form value leaves its coupon setting unchanged", () => {
    const previous = read({ oneClickAmount: "10", changeCoefAction: "0", "amountStep-RUB": "50" });
    const nonsense = {
      oneClickAmount: "ten",
      bonusAccountOneClickAmount: "1,000",
      changeCoefAction: "3",
      isAutoMax: "yes",
      exactCoef: "2",
      expressId: "-1",
      "amountStep-RUB": "-5",
      "amountStep-__proto__": "5",
      "amountStep-rub": "5",
      "amountStep-XTS": "5",
    };
    expect(read(nonsense, previous)).toEqual(previous);
    expect(
      readCouponSettings(
        [
          ["isAutoMax", 1],
          ["isVipBet", null],
        ],
        previous,
        roubles,
      ),
    ).toEqual(previous);
    const emptied = read({ oneClickAmount: " ", "amountStep-RUB": "0", expressId: "" }, previous);
    expect([emptied.oneClickAmount, emptied.amountStep, emptied.expressId]).toEqual(["", {}, null]);
  });

  it("CPS-01 coupon settings parse back from their stored values unchanged", () => {
    const settings = fc.record({
      amountStep: fc
        .dictionary(fc.constantFrom("RUB", "USD", "KWD"), fc.constant("7"))
        .map((steps) =>
          Object.fromEntries(
            Object.keys(steps).map((iso) => [iso, iso === "KWD" ? "7.000" : "7.00"]),
          ),
        ),
      isManualAmountStep: fc.boolean(),
      changeCoefAction: fc.constantFrom(0, 1, 2),
      isAutoMax: fc.boolean(),
      isVipBet: fc.boolean(),
      isBalanceShown: fc.boolean(),
      isPossibleWinShown: fc.boolean(),
      isSelectAccountShown: fc.boolean(),
      isCouponFixed: fc.boolean(),
      isCashOutAsked: fc.boolean(),
      oneClickAmount: fc.constantFrom("", "5.00", "0.501"),
      oneClickIso: fc.constantFrom("", "RUB", "KWD"),
      isActiveOneClick: fc.boolean(),
      exactCoef: fc.constant<0 | 1>(1),
      isDropOnScoreChange: fc.boolean(),
      isMarketReplaced: fc.boolean(),
      expressId: fc.constantFrom(null, 5),
      bonusAccountOneClickAmount: fc.constantFrom("", "0.50"),
      bonusAccountOneClickIso: fc.constantFrom("", "EUR"),
    });
    fc.assert(
      fc.property(settings, (any) => {
        expect(parseStoredCouponSettings(serializeCouponSettings(any))).toEqual(any);
      }),
    );
  });

  it("CPS-01 invalid stored values give the default coupon settings", () => {
    expect(parseStoredCouponSettings([])).toEqual(defaultCouponSettings);
    const nonsense: [string, unknown][] = [
      ["oneClickAmount", "1,5"],
      ["isAutoMax", 1],
      ["changeCoefAction", "x"],
    ];
    expect(parseStoredCouponSettings(nonsense)).toEqual(defaultCouponSettings);
    const kept: [string, string][] = [
      ["exactCoef", "0"],
      ["isDropOnScoreChange", "1"],
      ["isActiveOneClick", "1"],
    ];
    expect(parseStoredCouponSettings(kept)).toMatchObject({
      isDropOnScoreChange: false,
      isActiveOneClick: true,
    });
  });

  it("CPS-01 CPS-06 coupon settings are stored as plain form values and decide which parts of the coupon are visible", () => {
    const kept = Object.fromEntries(serializeCouponSettings(defaultCouponSettings));
    expect(kept).toMatchObject({
      isBalanceShown: "1",
      isAutoMax: "0",
      changeCoefAction: "2",
      exactCoef: "1",
    });
    expect([kept.expressId, kept.oneClickAmount]).toEqual(["", ""]);
    const seen = read({ isBalanceShown: "0", isSelectAccountShown: "0" });
    expect([visibleCouponParts(defaultCouponSettings), visibleCouponParts(seen)]).toEqual([
      { balance: true, possibleWin: true, accounts: true, isFixed: true },
      { balance: false, possibleWin: true, accounts: false, isFixed: true },
    ]);
  });

  it("CPS-01 the id of the accumulator of the day in the settings accepts digits only, and an empty field clears it", () => {
    const express = (text: string) =>
      read({ expressId: text }, { ...defaultCouponSettings, expressId: 77 }).expressId;
    expect(["5", "", "12x", "x12", "1".repeat(16)].map(express)).toEqual([5, null, 77, 77, 77]);
    const { expressId } = readCouponSettings([["expressId", 5]], defaultCouponSettings, roubles);
    expect(expressId).toBeNull();
    expect(read({ exactCoef: "1" }, read({ exactCoef: "0" })).exactCoef).toBe(1);
  });

  it("CPS-04 CPN-10 the currency of a one-click amount is three capital letters; otherwise the account's applies", () => {
    const iso = (oneClickIso: string) => read({ oneClickAmount: "7", oneClickIso }).oneClickIso;
    expect(["EUR", "EURO", "XEUR", "eur", ""].map(iso)).toEqual([
      "EUR",
      "RUB",
      "RUB",
      "RUB",
      "RUB",
    ]);
    const wrong = (name: string) => invalidAmountFields([[name, "ten"]], roubles);
    expect(["amountStep-USD", "amountStep-USDX", "otherfield-USD"].map(wrong)).toEqual([
      ["amountStep-USD"],
      [],
      [],
    ]);
  });

  it("CPS-03 setting exactCoef to 0 also switches drop-on-score-change off", () => {
    const dropping = read({ isDropOnScoreChange: "1" });
    expect(dropping.isDropOnScoreChange).toBe(true);
    expect(read({ exactCoef: "0" }, dropping)).toMatchObject({
      exactCoef: 0,
      isDropOnScoreChange: false,
    });
    expect(read({ exactCoef: "0", isDropOnScoreChange: "1" }).isDropOnScoreChange).toBe(false);
  });

  it("CPS-03 switching drop-on-score-change on switches one-click off", () => {
    const oneClick = read({ isActiveOneClick: "1" });
    expect(read({ isDropOnScoreChange: "1" }, oneClick)).toMatchObject({
      isDropOnScoreChange: true,
      isActiveOneClick: false,
    });
    expect(read({ isDropOnScoreChange: "1", isActiveOneClick: "1" }).isActiveOneClick).toBe(false);
    expect(read({ isDropOnScoreChange: "1", exactCoef: "0" }, oneClick).isActiveOneClick).toBe(
      true,
    );
    const both = read({ isActiveOneClick: "1" }, read({ isDropOnScoreChange: "1" }));
    expect(read({ isAutoMax: "1" }, both)).toMatchObject({
      isDropOnScoreChange: true,
      isActiveOneClick: true,
    });
  });

  it("CPS-03 a settings form reports only the settings that the rules switched off against the player's choice", () => {
    const news = (values: Record<string, string>, previous = defaultCouponSettings) =>
      settingsSwitchedOffByRules(Object.entries(values), previous, read(values, previous));
    const dropping = read({ isDropOnScoreChange: "1" });
    const oneClick = read({ isActiveOneClick: "1" });
    expect(news({ exactCoef: "0" }, dropping)).toEqual(["drop-off"]);
    expect(news({ exactCoef: "0", isDropOnScoreChange: "0" }, dropping)).toEqual([]);
    expect(news({ isDropOnScoreChange: "1" }, oneClick)).toEqual(["one-click-off"]);
    expect(news({ isDropOnScoreChange: "1", isActiveOneClick: "0" }, oneClick)).toEqual([]);
    expect(news({ isDropOnScoreChange: "1", exactCoef: "0", isActiveOneClick: "1" })).toEqual([
      "drop-off",
    ]);
    expect(news({ isAutoMax: "1" }, read({ isActiveOneClick: "1" }, dropping))).toEqual([]);
  });

  it("CPS-04 a one-click amount is read in the currency of its field and stored with it", () => {
    const isos = { main: "KWD", bonus: "JPY" };
    const kept = read(
      { oneClickAmount: "0.501", bonusAccountOneClickAmount: "500" },
      undefined,
      isos,
    );
    expect(kept).toMatchObject({ oneClickAmount: "0.501", oneClickIso: "KWD" });
    expect(kept).toMatchObject({
      bonusAccountOneClickAmount: "500",
      bonusAccountOneClickIso: "JPY",
    });
    // The form's own word goes before the account that is active by now.
    const named = read({ oneClickAmount: "7", oneClickIso: "EUR" }, kept, isos);
    expect(named).toMatchObject({
      oneClickAmount: "7.00",
      oneClickIso: "EUR",
      bonusAccountOneClickIso: "JPY",
    });
    expect(read({ oneClickAmount: "" }, named, isos)).toMatchObject({
      oneClickAmount: "",
      oneClickIso: "",
    });
  });

  it("CPS-03 the address after saving settings lists only known switched-off settings", () => {
    const told = (query: string) => switchedOffSettingsOf(new URLSearchParams(query));
    expect([
      told("saved=1"),
      told("news=one-click-off,drop-off"),
      told("news=drop-off"),
      told("news=<b>,off"),
    ]).toEqual([...[[], ["drop-off", "one-click-off"], ["drop-off"], []]]);
  });

  it("CPN-10 CPS-01 settings fields whose amount does not fit their currency are reported by name", () => {
    const wrong = (values: Record<string, string>, isos = roubles) =>
      invalidAmountFields(Object.entries(values), isos);
    const typed = {
      oneClickAmount: "1,000.5",
      bonusAccountOneClickAmount: "0.501",
      "amountStep-JPY": "1,000.5",
    };
    expect(wrong(typed, { main: "JPY", bonus: "KWD" })).toEqual([
      "oneClickAmount",
      "amountStep-JPY",
    ]);
    expect(wrong({ ...typed, oneClickIso: "RUB", bonusAccountOneClickIso: "RUB" })).toEqual([
      "bonusAccountOneClickAmount",
      "amountStep-JPY",
    ]);
    expect(
      wrong({ oneClickAmount: "", "amountStep-KWD": "0.501", changeCoefAction: "ten" }),
    ).toEqual([]);
    expect(wrong({ "amountStep-RUB": "-5" })).toEqual(["amountStep-RUB"]);
  });

  it("CPN-10 the stake step is the currency's, or the player's own when the manual step is on", () => {
    expect(stakeStepInCurrency(defaultCouponSettings, "USD")).toBe(250);
    const own = read({ "amountStep-USD": "3" });
    expect(stakeStepInCurrency(own, "USD")).toBe(250);
    expect(stakeStepInCurrency({ ...own, isManualAmountStep: true }, "USD")).toBe(300);
    expect(stakeStepInCurrency({ ...own, isManualAmountStep: true }, "JPY")).toBe(500);
  });
});

describe("price changes", () => {
  it("CPS-02 setting 0 asks about any price change, 1 about none and 2 about a lower price", () => {
    expect([
      comparePrices("1.85", "1.9"),
      comparePrices("1.85", "1.849"),
      comparePrices("1.9", "1.90"),
    ]).toEqual(["up", "down", null]);
    expect(comparePrices("1.85", "1")).toBeNull();
    const asked = ([0, 1, 2] as const).map((action) => [
      mustConfirmPriceMove("up", action),
      mustConfirmPriceMove("down", action),
      mustConfirmPriceMove(null, action),
    ]);
    expect(asked).toEqual([
      [true, true, false],
      [false, false, false],
      [false, true, false],
    ]);
  });
});
