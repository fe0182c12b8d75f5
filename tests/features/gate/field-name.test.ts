import { expect, it } from "vitest";
import { isFieldName } from "~/features/gate/field-name";

it("SEC-06 CPN-05 the field names of the product's forms are accepted, including bets with a line", () => {
  const names = [
    "login",
    "intent",
    "captcha_id",
    "amountStep-RUB",
    "limit-1",
    "numbers-1",
    "amount-118600123:1186001230003:over:2.5",
    "seen-118600123:1186001230003:handicap-1:-1.25",
    "amount-118600123:1186001230003:1:",
  ];
  expect(names.filter((name) => !isFieldName(name))).toEqual([]);
});

it("SEC-06 SEC-09 field names with the form of paths, states or commands are rejected", () => {
  const names = [
    "x[4294967294]",
    "x[]",
    "x]",
    "[0]".repeat(20_000),
    "__state__",
    "__intent__",
    "__proto__",
    "x.4294967294",
    "x.1.1",
    "x.y",
    ".".repeat(60_000),
    "constructor",
    "toString",
  ];
  expect(names.filter(isFieldName)).toEqual([]);
});
