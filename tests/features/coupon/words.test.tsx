import { describe, expect, it } from "vitest";
import type { Refusal } from "~/domain/coupon/refusal";
import { useRefusalText } from "~/features/coupon/use-refusal-text";
import { html } from "../../ui/render";

function Words({ refusal, iso }: { refusal: Refusal; iso: string }) {
  return <>{useRefusalText(iso)(refusal)}</>;
}
const words = (refusal: Refusal, iso = "RUB", lng: Parameters<typeof html>[1] = "en") =>
  html(<Words refusal={refusal} iso={iso} />, lng);

describe("words of a refusal", () => {
  it("CPP-06 CPN-10 of an amount say how many decimals its currency has", () => {
    expect(words({ code: "amount" }, "EUR")).toContain("up to 2 decimal places");
    expect(words({ code: "amount" }, "KWD")).toContain("up to 3 decimal places");
    expect(words({ code: "amount" }, "JPY")).toContain("whole number");
    for (const lng of ["ru", "ar", "es", "tr"] as const) {
      expect(words({ code: "amount" }, "KWD", lng)).toMatch(/3|٣/);
      expect(words({ code: "amount" }, "JPY", lng)).not.toBe(words({ code: "amount" }, "KWD", lng));
    }
  });

  it("CPP-06 what is not in the coupon is not to be removed from it", () => {
    expect(words({ code: "unknown-bet" })).not.toMatch(/remove/i);
    expect(words({ code: "unknown-bet", marketId: 7 })).toMatch(/remove/i);
  });

  it("CPP-06 an account that cannot be used is told as that", () => {
    expect(words({ code: "account" })).toMatch(/account/i);
    expect(words({ code: "account" })).not.toBe(words({ code: "unavailable" }));
  });
});
