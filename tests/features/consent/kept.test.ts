import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { customiseAddress } from "~/features/consent/part";
import { browserStorageInventory } from "~/server/browser-storage";
import { writePlainCookie } from "~/server/cookies/write-plain.server";

const sources = (readdirSync("app", { recursive: true }) as string[])
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(join("app", name), "utf8") }));

describe("browser storage inventory", () => {
  it("CNS-05 each browser storage entry is in the inventory once", () => {
    const names = browserStorageInventory.map(({ name, store }) => `${store} ${name}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it("CNS-05 every storage key that the code uses is in the inventory and typed by it", () => {
    const users = sources.filter(({ text }) =>
      /\b(?:local|session)Storage\b\s*\.(?:setItem|getItem)/.test(text),
    );
    expect(users.map(({ name }) => name).sort()).toEqual([
      "features/analytics/collector.client.ts",
      "features/coupon/one-click/one-click-presses.ts",
      "features/coupon/storage/copy.client.ts",
      "features/coupon/storage/early-posts.tsx",
      "features/coupon/storage/unsent-posts.client.ts",
      "features/coupon/storage/use-saved-coupon.ts",
      "features/device/device.client.ts",
      "features/network/chunk-reload.ts",
      "features/popups/AdBlockerNotice.tsx",
      "features/pulse/due-storage.client.ts",
      "features/reminders/CouponReminder.tsx",
    ]);
    const typed = sources.flatMap(({ text }) =>
      [...text.matchAll(/"([\w-]+)" satisfies StorageKey</g)].map(([, key]) => key),
    );
    const own = browserStorageInventory.filter(
      ({ store, name }) => store !== "cookie" && name !== "positions",
    );
    expect(typed.sort()).toEqual(own.map(({ name }) => name).sort());
  });

  it("CNS-03 a plain cookie is written with its attributes; others do not compile without consent or a listing", () => {
    const request = new Request("https://shop.test/");
    // @ts-expect-error its class is to be agreed to first
    const width = () => writePlainCookie(request, "window_width", "360");
    // @ts-expect-error nobody knows what it is for
    const unknown = () => writePlainCookie(request, "tracker", "1");
    expect([width, unknown]).toHaveLength(2);
    expect(writePlainCookie(request, "cookie_consent", "x")).toBe(
      "cookie_consent=x; Path=/; Max-Age=15724800; SameSite=Lax; Secure",
    );
    expect(writePlainCookie(request, "age", "18", null)).toBe(
      "age=18; Path=/; SameSite=Lax; Secure",
    );
  });

  it("POP-05 the confirmed age cookie lasts 259200000 ms", () => {
    expect(writePlainCookie(new Request("http://shop.test/"), "age", "18")).toContain(
      `Max-Age=${259_200_000 / 1000};`,
    );
  });
});

it("CNS-01 the customise view of consent has the address of the page with one more parameter", () => {
  expect(customiseAddress("/en/home/line?search=a%20b&x=1", true)).toBe(
    "/en/home/line?search=a+b&x=1&consent=customise",
  );
  expect(customiseAddress("/en/?consent=customise&x=1", false)).toBe("/en/?x=1");
  expect(customiseAddress("/en/?consent=customise", false)).toBe("/en/");
  expect(customiseAddress("//evil.test/x", false)).toBe("/x");
});
