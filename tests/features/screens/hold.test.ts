import { describe, expect, it } from "vitest";
import { decide, readAddress } from "~/features/screens/decide";
import type { Facts } from "~/features/screens/facts";
import { holdOf } from "~/features/screens/hold";
import { guest, player } from "./facts";

const address = (path: string) => readAddress(new URL(path, player.origin));
const at = (path: string, facts: Partial<Facts>) => decide(address(path), { ...player, ...facts });
const script = { isPage: false } as const;

describe("a page that waits for an answer", () => {
  it("RCK-03 leads to the reality check, and back to where the player was going", () => {
    expect(at("/en/home/line?search=a%20b", { isCheckDue: true })).toMatchObject({
      kind: "redirect",
      to: "/en/reality-check?returnUrl=%2Fen%2Fhome%2Fline%3Fsearch%3Da%2520b",
    });
    expect(at("/ar/no/such/page", { isCheckDue: true })).toMatchObject({
      to: "/ar/reality-check?returnUrl=%2Far%2Fno%2Fsuch%2Fpage",
    });
  });

  it.each(["/en/user/logout", "/en/rules/general", "/en/responsiblegaming"])(
    "RCK-03 TRM-02 %s stays open at a reality check",
    (path) => {
      expect(at(path, { isCheckDue: true }).kind).toBe("render");
      expect(holdOf(address(path), { ...player, isCheckDue: true })).toBeNull();
    },
  );

  it("RCK-02 APR-01 where script asks, the page stays and is held; what is sent passes a check, and no approval", () => {
    for (const facts of [{ isCheckDue: true }, { isApprovalDue: true }])
      expect(at("/en/home/line", { ...facts, ...script }).kind).toBe("render");
    expect(holdOf(address("/en/home/line"), { ...player, isCheckDue: true })).toBe("reality-check");
    expect(at("/en/coupon", { isCheckDue: true, isPost: true }).kind).toBe("render");
    expect(at("/en/coupon", { isApprovalDue: true, isPost: true, ...script })).toMatchObject({
      to: "/en/office/responsible/approval",
    });
  });

  it("RCK-03 BAN-01 BAN-03 its page stands before an identification, and for the banned: nobody is led in circles", () => {
    const due = { isCheckDue: true, open: { "reality-check": true } };
    for (const facts of [{ mustIdentify: true }, { ban: { level: 45, version: 2 } }])
      expect(at("/en/reality-check", { ...due, ...facts }).kind).toBe("render");
    expect(at("/en/about", { ...due, mustIdentify: true })).toMatchObject({
      to: "/en/reality-check?returnUrl=%2Fen%2Fabout",
    });
  });

  it("APR-03 RCK-03 an approval comes before a check, and neither holds a guest", () => {
    const both = { isCheckDue: true, isApprovalDue: true };
    expect(at("/en/rules/general", both)).toMatchObject({ to: "/en/office/responsible/approval" });
    expect(holdOf(address("/en/"), { ...player, ...both })).toBe("approval");
    expect(holdOf(address("/en/office/responsible/approval"), { ...player, ...both })).toBeNull();
    expect(holdOf(address("/en/"), { ...guest, ...both })).toBeNull();
    expect(decide(address("/en/about"), { ...guest, ...both }).kind).toBe("render");
  });
});
