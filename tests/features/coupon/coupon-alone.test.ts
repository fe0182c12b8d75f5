import { describe, expect, it } from "vitest";
import { didPostChangeOnlyCoupon } from "~/features/coupon/coupon-alone";

type Args = Parameters<typeof didPostChangeOnlyCoupon>[0];

/** A post of the coupon from a page that stays open. */
function changed(values: Record<string, string>, patch: Partial<Args> = {}): boolean {
  const formData = new FormData();
  for (const [name, value] of Object.entries(values)) formData.set(name, value);
  const page = "https://shop.test/en/line/football?page=2";
  return didPostChangeOnlyCoupon({
    ...{ currentUrl: new URL(page), currentParams: {}, nextUrl: new URL(page), nextParams: {} },
    ...{ formMethod: "POST", formAction: "/en/coupon", formData, defaultShouldRevalidate: true },
    ...patch,
  });
}

describe("what a post leaves as it was around the coupon", () => {
  it.each([
    ...["add", "remove", "clear", "type", "system", "banker", "block", "amount"],
    ...["promo", "account", "max", "auto-max", "express", "reuse", "combine"],
  ])("CPP-02 %s changes the coupon alone", (intent) => {
    expect(changed({ intent })).toBe(true);
  });

  it.each([
    ...["place", "one-click", "place-result", "cash-out", "auto-cash-out", "restore", "load-code"],
    // An intent is known as a whole.
    ...["add-all", "re-add", "sync", ""],
  ])("CPP-02 %j may have changed what stands beside it", (intent) => {
    expect(changed({ intent })).toBe(false);
  });

  it("CPN-17 a refresh that asks for the coupon alone changes nothing beside it, and one of the page may", () => {
    expect(changed({ intent: "sync", part: "coupon" })).toBe(true);
    expect(changed({ part: "coupon" })).toBe(true);
    expect(changed({})).toBe(false);
  });

  it.each([
    ["/en/coupon", true],
    ["/ru/coupon?stay=1", true],
    ["/en/coupon/settings", false],
    ["/en/coupons", false],
    ["/eng/coupon", false],
    ["/EN/coupon", false],
    ["/en/office/en/coupon", false],
    ["/en/user/logout", false],
  ])("CPP-02 of a form to %s it holds: %s", (formAction, isAlone) => {
    expect(changed({ intent: "add" }, { formAction })).toBe(isAlone);
    expect(changed({ intent: "sync", part: "coupon" }, { formAction })).toBe(isAlone);
  });

  it("CPP-02 of a page that is left, or without a form, everything is asked for", () => {
    const nextUrl = new URL("https://shop.test/en/line/football?page=3");
    expect(changed({ intent: "add" }, { nextUrl })).toBe(false);
    expect(changed({ intent: "add" }, { formData: undefined })).toBe(false);
    expect(changed({ intent: "add" }, { formAction: undefined })).toBe(false);
  });
});
