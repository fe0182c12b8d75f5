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

describe("page data reload after a coupon request", () => {
  it.each([
    ...["add", "remove", "clear", "type", "system", "banker", "block", "amount"],
    ...["promo", "account", "max", "auto-max", "express", "reuse", "combine"],
  ])(
    "CPP-02 the intent %s changes only the coupon, so the rest of the page is not reloaded",
    (intent) => {
      expect(changed({ intent })).toBe(true);
    },
  );

  it.each([
    ...["place", "one-click", "place-result", "cash-out", "auto-cash-out", "restore", "load-code"],
    // An intent is known as a whole.
    ...["add-all", "re-add", "sync", ""],
  ])("CPP-02 the intent %j may change more than the coupon, so the page is reloaded", (intent) => {
    expect(changed({ intent })).toBe(false);
  });

  it("CPN-17 a refresh of the coupon alone leaves the rest of the page, a refresh of the page reloads it", () => {
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
  ])("CPP-02 whether a form sent to %s changes only the coupon: %s", (formAction, isAlone) => {
    expect(changed({ intent: "add" }, { formAction })).toBe(isAlone);
    expect(changed({ intent: "sync", part: "coupon" }, { formAction })).toBe(isAlone);
  });

  it("CPP-02 a coupon request that leaves the page or has no form reloads everything", () => {
    const nextUrl = new URL("https://shop.test/en/line/football?page=3");
    expect(changed({ intent: "add" }, { nextUrl })).toBe(false);
    expect(changed({ intent: "add" }, { formData: undefined })).toBe(false);
    expect(changed({ intent: "add" }, { formAction: undefined })).toBe(false);
  });
});
