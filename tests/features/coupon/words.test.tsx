import { describe, expect, it } from "vitest";
import type { Refusal } from "~/domain/coupon/refusal";
import { useRefusalText } from "~/features/coupon/use-refusal-text";
import { html } from "../../ui/render";

function Words({ refusal, iso }: { refusal: Refusal; iso: string }) {
  return <>{useRefusalText(iso)(refusal)}</>;
}
const words = (refusal: Refusal, iso = "RUB", lng: Parameters<typeof html>[1] = "en") =>
  html(<Words refusal={refusal} iso={iso} />, lng);

describe("refusal texts", () => {
  it("CPP-06 CPN-10 the refusal of an amount states the number of decimals of its currency", () => {
    expect(words({ code: "amount" }, "EUR")).toContain("up to 2 decimal places");
    expect(words({ code: "amount" }, "KWD")).toContain("up to 3 decimal places");
    expect(words({ code: "amount" }, "JPY")).toContain("whole number");
    for (const lng of ["ru", "ar", "es", "tr"] as const) {
      expect(words({ code: "amount" }, "KWD", lng)).toMatch(/3|٣/);
      expect(words({ code: "amount" }, "JPY", lng)).not.toBe(words({ code: "amount" }, "KWD", lng));
    }
  });

  it("CPP-06 the refusal of an unknown bet suggests removing it only when it is in the coupon", () => {
    expect(words({ code: "unknown-bet" })).not.toMatch(/remove/i);
    expect(words({ code: "unknown-bet", marketId: 7 })).toMatch(/remove/i);
  });

  it("CPP-06 the refusal of an unusable account says so and suggests another one", () => {
    expect(words({ code: "account" })).toMatch(/account can.*t be used.*another/i);
    for (const lng of ["en", "ru", "ar", "es", "tr"] as const) {
      const others = ["account-frozen", "account-changed", "unavailable"] as const;
      for (const code of others)
        expect(words({ code: "account" }, "RUB", lng)).not.toBe(words({ code }, "RUB", lng));
    }
  });
});
