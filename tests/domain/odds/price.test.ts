import Big from "big.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exactPriceText, formatPrice, parsePrice, productOfPrices } from "~/domain/odds/price";

const thousandths = fc.integer({ min: 1001, max: 1_000_000_000 });

describe("price parsing", () => {
  it.each(["1.001", "1.01", "1.85", "2", "2.0", "35", "1000000", "999999.999"])(
    "ODD-04 %s is accepted as a price",
    (text) => {
      expect(parsePrice(text)?.eq(text)).toBe(true);
    },
  );

  it.each([
    "1",
    "1.0",
    "1.000",
    "0.99",
    "0",
    "-2",
    "+2",
    "1e2",
    "2e0",
    "1.2345",
    "01.85",
    "1,85",
    " 1.85",
    "1.85 ",
    "1.",
    ".5",
    "",
    "NaN",
    "Infinity",
    "0x2",
    "1000000.001",
    "1000001",
    "10000000",
    "1_0",
    "٢",
  ])("ODD-04 “%s” is refused as a price", (text) => {
    expect(parsePrice(text)).toBeNull();
  });

  it("ODD-04 any accepted price text has only digits and a point, is above 1 and is at most a million", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const price = parsePrice(text);
        if (price) expect(price.gt(1) && price.lte(1e6) && /^[\d.]+$/.test(text)).toBe(true);
      }),
    );
  });
});

describe("product of prices", () => {
  it("CPN-08 the product of five prices of 1.20 is exactly 2.48832", () => {
    expect(exactPriceText(productOfPrices(Array.from({ length: 5 }, () => new Big("1.20"))))).toBe(
      "2.48832",
    );
  });

  it("CPN-08 the product of no prices is 1", () => {
    expect(exactPriceText(productOfPrices([]))).toBe("1");
  });

  it("CPN-08 the product of prices is exact for up to 50 prices", () => {
    fc.assert(
      fc.property(fc.array(thousandths, { minLength: 1, maxLength: 50 }), (values) => {
        const text = exactPriceText(
          productOfPrices(values.map((value) => new Big(value).times("0.001"))),
        );
        const [whole = "", fraction = ""] = text.split(".");
        const scaled = BigInt(whole + fraction.padEnd(3 * values.length, "0"));
        expect(scaled).toBe(values.reduce((product, value) => product * BigInt(value), 1n));
        expect(text).not.toMatch(/e/i);
      }),
    );
  });
});

describe("displayed price", () => {
  it.each([
    ["2.48832", "2.488"],
    ["2.4889", "2.488"],
    ["1.9999", "1.999"],
    ["2", "2.00"],
    ["1.5", "1.50"],
    ["1.850", "1.85"],
    ["1.855", "1.855"],
    ["1000000", "1000000.00"],
    ["1.0001", "1.00"],
    ["10.05", "10.05"],
    ["1.9000", "1.90"],
    ["1e30", "1000000000000000000000000000000.00"],
  ])("CPN-08 the price %s is displayed as %s", (text, shown) => {
    if (!text.includes("e")) expect(formatPrice(text)).toBe(shown);
    expect(formatPrice(new Big(text))).toBe(shown);
  });

  it.each([
    "",
    "1.",
    ".5",
    "1e3",
    "-2.5",
    "+2.5",
    " 2.5",
    "2.5 ",
    "x1.5",
    "1.5x",
    "11/10",
    "1.2.3",
  ])("ODD-04 the text “%s” is not a plain decimal and is displayed unchanged", (text) => {
    expect(formatPrice(text)).toBe(text);
  });

  it("CPN-08 a displayed price has two or three decimals, never exceeds the true price and is less than a thousandth below it", () => {
    fc.assert(
      fc.property(fc.array(thousandths, { minLength: 1, maxLength: 5 }), (values) => {
        const product = productOfPrices(values.map((value) => new Big(value).times("0.001")));
        const text = formatPrice(product);
        expect(text).toMatch(/^\d+\.\d{2,3}$/);
        const shown = new Big(text);
        expect(shown.lte(product) && product.minus(shown).lt("0.001")).toBe(true);
      }),
    );
  });
});
