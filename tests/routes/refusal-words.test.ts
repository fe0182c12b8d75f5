import { describe, expect, it } from "vitest";
import { formErrorTexts } from "~/features/forms/error-texts.server";
import { platformCalls } from "~/platform/protocol/index.server";

/** What the paths of calls that declared forms send begin with (docs/platform.md). */
const callsOfForms = [
  "/web-api/officeapi/v1/bonuses/",
  "/web-api/officeapi/v1/cashback",
  "/web-api/officeapi/v1/promo-codes",
  "/web-api/officeapi/v1/accounts/",
  "/web-api/officeapi/v1/payments/{id}/take-back",
  "/web-api/user/v1/support",
  "/web-api/user/v1/documents",
  "/lottery-api/v1/",
  "/third-party/api/v1/",
];
/** The transport answers these itself: it signs in again, or leads to the terms. */
const ofTransport = ["token", "terms"];

const codes = [
  ...new Set(
    platformCalls
      .filter(
        ({ method, path }) => method !== "GET" && callsOfForms.some((one) => path.startsWith(one)),
      )
      .flatMap(({ refusals = [] }) => refusals.flatMap((one) => one.codes)),
  ),
].filter((code): code is string => typeof code === "string" && !ofTransport.includes(code));

describe("words for refusals of declared forms", () => {
  it("finds the codes of every call that a declared form sends", () => {
    for (const prefix of callsOfForms)
      expect(
        platformCalls.filter(({ path }) => path.startsWith(prefix)).length,
        prefix,
      ).toBeGreaterThan(0);
    expect(codes).toEqual(expect.arrayContaining(["not-offered", "not-pending", "file-type"]));
  });

  it.each(["en", "ru", "ar", "es", "tr"] as const)(
    "each refusal code has words of its own in %s, even where its form is no longer on the page",
    async (lng) => {
      const own = await formErrorTexts(lng);
      const english = await formErrorTexts("en");
      const general = own.error("a-code-that-no-call-has", false);
      for (const code of codes) {
        const words = own.error(code, false);
        expect(words, code).not.toBe(general);
        expect(words.length, code).toBeGreaterThan(15);
        if (lng !== "en") expect(words, code).not.toBe(english.error(code, false));
      }
    },
  );
});
