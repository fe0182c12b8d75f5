import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import type { ConsentChoice } from "~/domain/consent/choice";
import { consentSignals, signalsScript } from "~/features/consent/signals";

const seven = [
  "ad_personalization",
  "ad_storage",
  "ad_user_data",
  "analytics_storage",
  "functionality_storage",
  "personalization_storage",
  "security_storage",
];
const ads = seven.slice(0, 4);
const rest = seven.slice(4);
/** What tags may keep by each answer. */
const table: readonly (readonly [ConsentChoice | null, readonly string[]])[] = [
  [null, []],
  ["disable", []],
  ["functionality", rest],
  ["marketing", ads],
  ["all", seven],
];

/** What the document's first script leaves for tags. */
function said(choice: ConsentChoice | null): unknown[][] {
  const page: Record<string, unknown> = {};
  page["window"] = page;
  runInNewContext(signalsScript(choice), page);
  return (page["dataLayer"] as ArrayLike<unknown>[]).map((each) => Array.from(each));
}

describe("consent mode", () => {
  it.each(table)(
    "CNS-02 CNS-05 the consent choice %s grants the signals %j and denies the rest of the seven",
    (choice, granted) => {
      const expected = Object.fromEntries(
        seven.map((signal) => [signal, granted.includes(signal) ? "granted" : "denied"]),
      );
      expect(consentSignals(choice)).toEqual(expected);
    },
  );

  it("CNS-05 all seven consent signals are denied by default and updated after a choice", () => {
    const denied = Object.fromEntries(seven.map((signal) => [signal, "denied"]));
    expect(said(null)).toEqual([["consent", "default", denied]]);
    for (const choice of ["all", "functionality", "marketing", "disable"] as const)
      expect(said(choice)).toEqual([
        ["consent", "default", denied],
        ["consent", "update", consentSignals(choice)],
      ]);
  });

  it("SEC-06 the consent signals script contains no character that could end a script element", () => {
    for (const [choice] of table) expect(signalsScript(choice)).not.toMatch(/[<>&]/);
  });
});
