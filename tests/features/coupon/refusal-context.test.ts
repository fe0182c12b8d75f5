import { createElement } from "react";
import { describe, expect, it } from "vitest";
import type { Refusal } from "~/domain/coupon/refusal";
import { RefusalProvider, useRefusalAt } from "~/features/coupon/refusal-context";
import { html } from "../../ui/render";

/** What the choice fields of a coupon say beside themselves. */
function Choices() {
  const said = [
    ["typeId", useRefusalAt("typeId", "RUB")],
    ["systemValue", useRefusalAt("systemValue", "RUB")],
    ["accountId", useRefusalAt("accountId", "RUB")],
  ] as const;
  return said.flatMap(([field, error]) =>
    error ? [`${field} ${error.code}: ${error.message}`] : [],
  );
}
const saidAfter = (...refusals: readonly Refusal[]) =>
  html(createElement(RefusalProvider, { value: refusals }, createElement(Choices)));

describe("refused coupon choice", () => {
  it.each([
    ["unknown-type", /^typeId unknown-type: .*bet types/],
    ["system-size", /^systemValue system-size: .*how many selections/],
    ["account", /^accountId account: .*account/],
  ] as const)("CPP-06 the refusal %s is shown in words at its own field only", (code, words) => {
    expect(saidAfter({ code: "funds" }, { code })).toMatch(words);
    expect(saidAfter({ code })).not.toMatch(/\. ?(typeId|systemValue|accountId) /);
  });

  it("CPP-06 no coupon choice shows an error when no choice was refused", () => {
    expect([saidAfter({ code: "funds" }), html(createElement(Choices))]).toEqual(["", ""]);
  });
});
