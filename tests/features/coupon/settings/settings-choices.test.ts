import { describe, expect, it } from "vitest";
import { invalidChoiceFields } from "~/features/coupon/settings/settings-choices";

const refused = (values: Record<string, unknown>) => invalidChoiceFields(Object.entries(values));

// As docs/forms.md lists them.
const offered = {
  changeCoefAction: ["0", "1", "2"],
  coefViewId: ["0", "1", "2", "4", "5", "6", "14", "15", "16"],
  coefIndicationType: ["0", "1", "2"],
};
const switches = [
  "exactCoef",
  "isOddsLadder",
  "isDropOnScoreChange",
  "isMarketReplaced",
  "isAutoMax",
  "isVipBet",
  "isManualAmountStep",
  "isActiveOneClick",
  "isBalanceShown",
  "isPossibleWinShown",
  "isSelectAccountShown",
  "isCouponFixed",
  "isCashOutAsked",
];

describe("choices of the coupon settings", () => {
  it.each(Object.entries(offered))(
    "CPS-01 ODD-01 ODD-03 the setting %s accepts only the offered values",
    (name, values) => {
      const all = [...Array.from({ length: 20 }, (_, value) => String(value)), "", "-1", "on", "x"];
      expect(all.filter((value) => refused({ [name]: value }).length === 0)).toEqual(values);
      expect(refused({ [name]: "x" })).toEqual([name]);
    },
  );

  it.each(switches)(
    "CPS-01 the switch %s accepts the usual form spellings of on and off and no other text",
    (name) => {
      const all = ["1", "on", "true", "0", "off", "false", "", "2", "yes", "On", " "];
      expect(all.filter((value) => refused({ [name]: value }).length > 0)).toEqual([
        "2",
        "yes",
        "On",
        " ",
      ]);
    },
  );

  it("CPS-01 every setting with an invalid choice is reported by name, judged by its last value", () => {
    const values = [
      ["coefViewId", "3"],
      ["exactCoef", "0"],
      ["exactCoef", "maybe"],
      ["coefIndicationType", "9"],
      ["coefIndicationType", "2"],
      ["amountStep-RUB", "ten"],
      ["csrf", "t"],
      ["isAutoMax", new File(["x"], "x.txt")],
    ] as const;
    expect(invalidChoiceFields(values)).toEqual(["coefViewId", "exactCoef"]);
    expect(invalidChoiceFields([])).toEqual([]);
  });
});
