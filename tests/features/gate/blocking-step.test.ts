import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { blockingStepFor } from "~/features/gate/blocking-step";
import { decideOnAddress } from "~/features/gate/decide";
import type { GuardInput } from "~/features/gate/guard-input";
import { matchAddress } from "~/features/gate/match-address";
import { guest, player } from "./guard-inputs";

const address = (path: string) => matchAddress(new URL(path, player.origin));
const at = (path: string, facts: Partial<GuardInput>) =>
  decideOnAddress(address(path), { ...player, ...facts });
const script = { isPage: false } as const;

describe("page behind a due answer", () => {
  it("RCK-03 a due reality check redirects every page to the check with the way back", () => {
    expect(at("/en/home/line?search=a%20b", { isCheckDue: true })).toMatchObject({
      kind: "redirect",
      to: "/en/reality-check?returnUrl=%2Fen%2Fhome%2Fline%3Fsearch%3Da%2520b",
    });
    expect(at("/ar/no/such/page", { isCheckDue: true })).toMatchObject({
      to: "/ar/reality-check?returnUrl=%2Far%2Fno%2Fsuch%2Fpage",
    });
  });

  it.each(["/en/user/logout", "/en/rules/general", "/en/responsiblegaming"])(
    "RCK-03 TRM-02 %s stays open during a due reality check",
    (path) => {
      expect(at(path, { isCheckDue: true }).kind).toBe("render");
      expect(blockingStepFor(address(path), { ...player, isCheckDue: true })).toBeNull();
    },
  );

  it("RCK-02 APR-01 a page with script stays open for a due step; its submissions pass a check but no approval", () => {
    for (const facts of [{ isCheckDue: true }, { isApprovalDue: true }])
      expect(at("/en/home/line", { ...facts, ...script }).kind).toBe("render");
    expect(blockingStepFor(address("/en/home/line"), { ...player, isCheckDue: true })).toBe(
      "reality-check",
    );
    expect(at("/en/coupon", { isCheckDue: true, isPost: true }).kind).toBe("render");
    expect(at("/en/coupon", { isApprovalDue: true, isPost: true, ...script })).toMatchObject({
      to: "/en/office/responsible/approval",
    });
  });

  it("RCK-03 BAN-01 BAN-03 the reality check page opens before an identification and for banned players", () => {
    const due = { isCheckDue: true, open: { "reality-check": true } };
    for (const facts of [{ mustIdentify: true }, { ban: { level: 45, version: 2 } }])
      expect(at("/en/reality-check", { ...due, ...facts }).kind).toBe("render");
    expect(at("/en/about", { ...due, mustIdentify: true })).toMatchObject({
      to: "/en/reality-check?returnUrl=%2Fen%2Fabout",
    });
  });

  it("APR-03 RCK-03 a due approval precedes a reality check, and neither holds a visitor", () => {
    const both = { isCheckDue: true, isApprovalDue: true };
    expect(at("/en/rules/general", both)).toMatchObject({ to: "/en/office/responsible/approval" });
    expect(blockingStepFor(address("/en/"), { ...player, ...both })).toBe("approval");
    expect(
      blockingStepFor(address("/en/office/responsible/approval"), { ...player, ...both }),
    ).toBeNull();
    expect(blockingStepFor(address("/en/"), { ...guest, ...both })).toBeNull();
    expect(decideOnAddress(address("/en/about"), { ...guest, ...both }).kind).toBe("render");
  });
});

describe("several due answers at once", () => {
  const facts = fc
    .record({
      termsChanged: fc.boolean(),
      areTermsAsked: fc.boolean(),
      isApprovalDue: fc.boolean(),
      isCheckDue: fc.boolean(),
      mustIdentify: fc.boolean(),
      ban: fc.constantFrom(
        null,
        { level: 45, version: 2 },
        { level: 53, version: 1 },
        { level: 1, version: 1 },
      ),
    })
    .map((due) => ({
      ...player,
      ...due,
      open: { "deposit-approval": due.isApprovalDue, "reality-check": due.isCheckDue },
    }));
  const paths = fc.constantFrom(
    ...[
      "/en/",
      "/en/home/line",
      "/en/coupon",
      "/en/office/deduce",
      "/en/office/recharge",
      "/en/confirm",
    ],
    ...[
      "/en/office/responsible",
      "/en/office/responsible/approval",
      "/en/reality-check",
      "/en/no/such",
    ],
    ...["/en/office/identification", "/en/rules/general", "/en/user/logout"],
  );

  it("TRM-02 APR-03 BAN-03 redirects of due answers end at a page that opens and accepts its form", () => {
    fc.assert(
      fc.property(facts, paths, (all, path) => {
        let [asked, decision] = [path, decideOnAddress(address(path), all)];
        for (let steps = 0; decision.kind === "redirect"; steps += 1) {
          expect(steps, `${path} leads in circles, by ${asked}`).toBeLessThan(4);
          const to = new URL(decision.to, player.origin);
          if (to.origin !== player.origin) return;
          asked = to.pathname + to.search;
          decision = decideOnAddress(address(asked), all);
        }
        if (decision.kind !== "render") return;
        expect(
          decideOnAddress(address(asked), { ...all, isPost: true }).kind,
          `a form of ${asked}`,
        ).toBe("render");
      }),
      { numRuns: 2_000 },
    );
  });

  it("LIM-17 APR-03 a break is accepted whatever else is due, and no other form is accepted before it", () => {
    const post = { isPost: true, isPage: true } as const;
    const due = {
      termsChanged: true,
      isApprovalDue: true,
      isCheckDue: true,
      mustIdentify: true,
      ...post,
    };
    expect(at("/en/office/responsible", { ...due, intent: "break" }).kind).toBe("render");
    expect(at("/en/office/responsible", { ...due, intent: "save" }).kind).toBe("redirect");
    expect(at("/en/coupon", { ...due, intent: "break" }).kind).toBe("redirect");
  });

  it("LIM-15 TRM-02 limit confirmations and approvals open despite changed terms", () => {
    for (const path of ["/en/office/responsible?confirm=1", "/en/office/responsible/approval"])
      expect(
        at(path, {
          termsChanged: true,
          isApprovalDue: path.endsWith("approval"),
          open: { "deposit-approval": true },
        }).kind,
      ).toBe("render");
  });

  it("LIM-17 BAN-01 a banned player can take a break, but not save limits or open the page", () => {
    const at = (facts: Partial<GuardInput>) =>
      decideOnAddress(matchAddress(new URL("https://shop.test/en/office/responsible")), {
        ...player,
        ...{ ban: { level: 45, version: 2 }, isPost: true },
        ...facts,
      }).kind;
    expect([at({ intent: "break" }), at({ intent: "save" }), at({ isPost: false })]).toEqual([
      "render",
      "redirect",
      "redirect",
    ]);
  });

  it("BAN-02 a banned player reaches the withdrawal page whatever else is due", () => {
    const due = {
      isApprovalDue: true,
      isCheckDue: true,
      mustIdentify: true,
      ban: { level: 45, version: 2 },
    };
    expect(at("/en/office/deduce", due).kind).toBe("render");
  });
});
