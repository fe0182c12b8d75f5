import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPopupSilent, type PopupKind, popupToShow } from "~/features/popups/queue";
import { sized } from "../../support/size";

/** The order of the requirement, word by word; the notice about ad blockers is not in it. */
const order =
  `block, maintenance, ban, terms, approval, reality check, session end, identification, age gate, consent,
  app update, paybills, convert account, coupon reminder, first-deposit bonus, registration reminder, new site, install`
    .split(",")
    .map((name) => name.trim().replaceAll(" ", "-") as PopupKind);
const sells = ["coupon-reminder", "first-deposit-bonus", "registration-reminder", "install"];
const loud = { silentUntil: null, isSafetyPage: false, hasTypedText: false };
const now = Date.UTC(2026, 10, 28);
const pairs = order.flatMap((first, index) =>
  order.slice(index + 1).map((second) => [first, second] as const),
);

describe("queue of popups", () => {
  it("POP-13 of any two popups that are due at once the stricter comes first, and then the other", () => {
    expect(order).toHaveLength(18);
    for (const [first, second] of pairs) {
      const both = new Map([
        [second, now],
        [first, now],
      ] as const);
      expect(popupToShow(both, loud, now), `${first}, ${second}`).toBe(first);
      both.delete(first);
      expect(popupToShow(both, loud, now, first), `${first}, ${second}`).toBe(second);
      both.delete(second);
      expect(popupToShow(both, loud, now, second)).toBeNull();
    }
  });

  it("POP-13 an open popup makes way only for one that needs an answer, whatever becomes due", () => {
    const answers = order.slice(0, order.indexOf("app-update"));
    for (const [first, second] of pairs) {
      const both = new Map([
        [second, now],
        [first, now],
      ] as const);
      expect(popupToShow(both, loud, now, second), `${first}, ${second}`).toBe(
        answers.includes(first) ? first : second,
      );
    }
  });

  it("POP-13 whatever is due is shown one at a time, in the order of strictness, until nothing is left", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(order), (kinds) => {
        const due = new Map(kinds.map((kind) => [kind, now] as const));
        const seen: PopupKind[] = [];
        let shown: PopupKind | null = null;
        for (;;) {
          shown = popupToShow(due, loud, now, shown);
          if (shown === null) break;
          seen.push(shown);
          due.delete(shown);
        }
        expect(seen).toEqual(order.filter((kind) => kinds.includes(kind)));
      }),
      { numRuns: sized(100, 5_000) },
    );
  });

  it("POP-13 what sells is silent after a lowered limit and under a lock, on safety pages and while text is typed", () => {
    const reasons = [
      { ...loud, silentUntil: now + 1 },
      { ...loud, silentUntil: 0 },
      { ...loud, isSafetyPage: true },
      { ...loud, hasTypedText: true },
    ];
    for (const kind of order)
      for (const silence of reasons) {
        expect(isPopupSilent(kind, silence, now), kind).toBe(sells.includes(kind));
        expect(popupToShow(new Map([[kind, now]]), silence, now)).toBe(
          sells.includes(kind) ? null : kind,
        );
      }
    const over = { ...loud, silentUntil: now };
    for (const kind of order) expect(isPopupSilent(kind, over, now), kind).toBe(false);
  });

  it("POP-13 a popup that sells is taken away when its reason for silence begins, and the next one comes", () => {
    const due = new Map([
      ["coupon-reminder", now],
      ["new-site", now],
    ] as const);
    expect(popupToShow(due, loud, now)).toBe("coupon-reminder");
    const typing = { ...loud, hasTypedText: true };
    expect(popupToShow(due, typing, now, "coupon-reminder")).toBe("new-site");
  });

  it("POP-13 a popup is not shown before its time", () => {
    const due = new Map([["new-site", now + 1]] as const);
    expect(popupToShow(due, loud, now)).toBeNull();
    expect(popupToShow(due, loud, now + 1)).toBe("new-site");
  });
});
