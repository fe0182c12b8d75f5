import { describe, expect, it } from "vitest";
import { amountReadingField, applyChosenAmountReading } from "~/domain/money/reading";

/** The fields of a form after a press of the button with this value. */
function pressed(value: string, fields: Record<string, string>): Record<string, unknown> {
  const form = new FormData();
  for (const [name, text] of Object.entries({ ...fields, [amountReadingField]: value }))
    form.set(name, text);
  applyChosenAmountReading(form);
  return Object.fromEntries(form);
}

describe("chosen amount reading", () => {
  it.each([
    ["amount", "1500.00"],
    ["amount", "1.500"],
    ["amount", "1500"],
    ["amount", "1234567890123456"],
    ["limit-20", "5"],
    ["stake:118:over.2", "5.0"],
    ["a".repeat(100), "5"],
  ])("LIM-13 the reading button writes into the field %s its amount: %s", (name, text) => {
    const fields = { [name]: "1.500", intent: "place" };
    expect(pressed(`${name}=${text}`, fields)).toEqual({ [name]: text, intent: "place" });
  });

  it.each([
    // No field, or none of this form.
    "=5",
    "other=5",
    // No amount as the product writes it.
    "amount=",
    "amount=-5",
    "amount=1e9",
    "amount=1.",
    "amount=.5",
    "amount=1,5",
    "amount=1.2345",
    "amount=12345678901234567",
    "amount=a",
    "amount",
    // More than a field and its amount.
    " amount=5",
    "amount=5 ",
    "amount=5\n",
    "amount=5=6",
    "",
  ])("SEC-01 LIM-13 the reading button value “%s” changes no field", (value) => {
    expect(pressed(value, { amount: "7" })).toEqual({ amount: "7" });
  });

  it("SEC-01 a reading button whose field name is longer than 100 characters changes nothing", () => {
    const name = "a".repeat(101);
    expect(pressed(`${name}=5`, { [name]: "7" })).toEqual({ [name]: "7" });
  });

  it("LIM-13 a form submitted without a reading button is left unchanged", () => {
    const form = new FormData();
    form.set("amount", "1.500");
    applyChosenAmountReading(form);
    expect(Object.fromEntries(form)).toEqual({ amount: "1.500" });
  });

  it("LIM-13 the form field of an amount reading is named “reading”", () => {
    expect(amountReadingField).toBe("reading");
  });
});
