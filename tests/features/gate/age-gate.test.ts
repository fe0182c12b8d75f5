import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ageToConfirm, isCoveredByAgeGate } from "~/features/gate/age-gate";
import { screens } from "~/features/screens/catalogue";
import { siteConfig } from "./guard-inputs";

const gated = (ageLimit: number, isOn = true) => ({
  licence: { number: "1", ageLimit, ageLimits: { be: 21 }, authority: "", registerUrl: null },
  ageGate: { isOn, isForSession: false, leaveUrl: null },
});

describe("age gate", () => {
  it("POP-05 the age gate asks visitors without a confirmed age when it is on and the licence has an age limit", () => {
    expect(ageToConfirm(gated(18), false, null, "ru")).toBe(18);
    expect(ageToConfirm(gated(21), false, null, "ru")).toBe(21);
    expect(ageToConfirm(gated(18), false, "18", "ru")).toBeNull();
    expect(ageToConfirm(gated(18), true, null, "ru")).toBeNull();
    expect(ageToConfirm(gated(0), false, null, "ru")).toBeNull();
    expect(ageToConfirm(gated(18, false), false, null, "ru")).toBeNull();
    expect(ageToConfirm(siteConfig, false, null, "ru")).toBeNull();
  });

  it("POP-05 a confirmed age below the current age limit is asked for again", () => {
    expect(ageToConfirm(gated(21), false, "18", "ru")).toBe(21);
    expect(ageToConfirm(gated(18), false, "21", "ru")).toBeNull();
  });

  it("POP-05 the age gate asks for the age limit of the visitor's country", () => {
    expect(ageToConfirm(gated(18), false, "18", "be")).toBe(21);
    expect(ageToConfirm(gated(18), false, "21", "be")).toBeNull();
  });

  it("POP-05 a confirmation that is not an age does not open the age gate", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!/^\d{1,3}$/.test(text));
        expect(ageToConfirm(gated(18), false, text, "ru")).toBe(18);
      }),
    );
  });

  it("POP-05 only notices, rules, responsible gaming and the gate itself are reachable before the age gate", () => {
    const open = screens.filter((screen) => !isCoveredByAgeGate(screen)).map(({ id }) => id);
    expect(open.filter((id) => !id.startsWith("notice:")).sort()).toEqual([
      "age-gate",
      "info:responsiblegaming",
      "info:rules",
    ]);
    expect(open.length).toBeGreaterThan(6);
    expect(isCoveredByAgeGate(null)).toBe(true);
  });
});
