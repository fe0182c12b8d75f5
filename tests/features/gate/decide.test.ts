import { describe, expect, it } from "vitest";
import { decideOnAddress } from "~/features/gate/decide";
import type { GuardInput } from "~/features/gate/guard-input";
import { matchAddress } from "~/features/gate/match-address";
import { screens } from "~/features/screens/catalogue";
import { guest, player, siteConfig, withFeatures } from "./guard-inputs";

const at = (path: string, facts: GuardInput = guest) =>
  decideOnAddress(matchAddress(new URL(path, "https://site.example")), facts);
const to = (path: string, facts: GuardInput = guest) => {
  const decision = at(path, facts);
  return decision.kind === "redirect" ? decision.to : `${decision.kind} ${decision.status}`;
};
const closed = { phase: "closed", startsAt: guest.now - 1000, endsAt: guest.now + 90_000 } as const;
const banned = (level: number, version: number): GuardInput => ({
  ...player,
  ban: { level, version },
});
const config = (patch: Partial<GuardInput["config"]>): GuardInput => ({
  ...guest,
  config: { ...siteConfig, ...patch },
});

describe("language redirect", () => {
  it("LNG-02 LNG-04 an allowed language is put in front of the address, with path and query unchanged", () => {
    expect(to("/office/account?tab=1", { ...guest, language: "en" })).toBe(
      "/en/office/account?tab=1",
    );
    expect(to("/de/about?a=1", { ...guest, language: "en" })).toBe("/en/about?a=1");
    expect(to("/xx/nothing")).toBe("/ru/nothing");
    expect(to("/", guest)).toBe("/ru");
    expect(to("/about", { ...guest, block: "block" })).toBe("/ru/about");
  });
});

describe("blocking and maintenance", () => {
  it("a blocked site redirects every page except account verification to its notice", () => {
    for (const reason of [
      "block",
      "block-ua",
      "block-ie",
      "site-updates",
      "coming-soon",
      "suspension",
    ] as const) {
      const facts: GuardInput = { ...player, block: reason };
      for (const path of [
        "",
        "office",
        "nothing",
        "oldbrowser",
        "500",
        "maintenance",
        "user/logout",
        "landing-x",
      ]) {
        expect(to(`/en/${path}`, facts)).toBe(`/en/${reason}`);
      }
      expect(at("/en/user/accountverify", facts)).toMatchObject({ kind: "render", status: 200 });
      expect(at(`/en/${reason}`, facts)).toMatchObject({
        kind: "notice",
        reason,
        status: 200,
        screen: { layout: "blocked" },
      });
    }
    expect(to("/ru/block", { ...guest, block: "coming-soon" })).toBe("/ru/coming-soon");
  });

  it("NTC-03 a notice that does not apply redirects to the home page", () => {
    for (const path of [
      "block",
      "block-ua",
      "block-ie",
      "site-updates",
      "coming-soon",
      "suspension",
      "maintenance",
    ]) {
      expect(to(`/ru/${path}`)).toBe("/ru/");
    }
    expect(
      screens
        .filter((screen) => /blocked|maintenance/.test(screen.layout))
        .every((screen) => !screen.isIndexable),
    ).toBe(true);
  });

  it("NTC-04 the oldbrowser and 500 pages stay open, the latter with status 500", () => {
    expect(at("/ru/oldbrowser")).toMatchObject({ kind: "render", status: 200 });
    expect(at("/ru/500")).toMatchObject({
      kind: "render",
      status: 500,
      screen: { id: "error-500" },
    });
    expect(at("/ru/500", config({ remotes: {} }))).toMatchObject({ kind: "render", status: 500 });
  });

  it("NTC-05 closed maintenance answers every page with 503 and Retry-After", () => {
    for (const path of ["", "office/account", "maintenance", "nothing", "user/accountverify"]) {
      const decision = at(`/ru/${path}`, { ...guest, maintenance: closed });
      expect(decision).toMatchObject({
        kind: "notice",
        reason: "maintenance",
        status: 503,
        retryAfter: 90,
      });
    }
    expect(
      at("/ru/about", { ...guest, maintenance: { ...closed, phase: "notify" } }),
    ).toMatchObject({
      kind: "render",
    });
  });
});

describe("ban and terms", () => {
  it("BAN-01 BAN-04 a banned player is redirected from every page except the allowed ones", () => {
    for (const path of ["", "office/account", "office", "nothing", "bonuses", "coupon"]) {
      expect(to(`/ru/${path}`, banned(45, 2))).toBe("https://ban.example/info");
    }
    for (const path of [
      "user/logout",
      "rules/general",
      "responsiblegaming",
      "contacts",
      "block-appeal-history",
      "500",
    ]) {
      expect(at(`/ru/${path}`, banned(45, 2)).kind).toBe("render");
    }
    expect(at("/ru/", banned(0, 1)).kind).toBe("render");
    expect(at("/ru/", { ...guest, ban: { level: 45, version: 2 } }).kind).toBe("render");
  });

  it.each([
    [53, 1, true],
    [45, 1, false],
    [45, 2, true],
    [53, 2, false],
    [45, 0, true],
    [44, 2, false],
    [60, 1, false],
  ])("BAN-02 a ban of level %i, version %i, allows withdrawals: %s", (level, version, isOpen) => {
    expect(at("/ru/office/deduce", banned(level, version)).kind).toBe(
      isOpen ? "render" : "redirect",
    );
  });

  it("BAN-04 a visitor is redirected home from pages that are closed to visitors", () => {
    const address = matchAddress(new URL("https://site.example/ru/about"));
    if (!address.match) throw new Error("no about page");
    const match = { ...address.match, screen: { ...address.match.screen, isGuestForbidden: true } };
    expect(decideOnAddress({ ...address, match }, guest)).toMatchObject({
      kind: "redirect",
      to: "/ru/",
    });
    expect(decideOnAddress({ ...address, match }, player).kind).toBe("render");
  });

  it.each(["", " ", "javascript:x"])(
    "BAN-01 a ban whose redirect address is %j puts the site's own notice in place of the page",
    (banRedirectUrl) => {
      const facts = {
        ...banned(45, 2),
        config: { ...siteConfig, access: { ...siteConfig.access, banRedirectUrl } },
      };
      const address = matchAddress(new URL("https://site.example/ru/office/account"));
      expect(decideOnAddress(address, facts)).toMatchObject({
        ...{ kind: "notice", reason: "banned", status: 403, retryAfter: null },
      });
      expect(to("/ru/user/logout", facts)).not.toContain("notice");
    },
  );

  it("TRM-02 changed terms redirect every page except the exempt ones to the confirmation", () => {
    const changed: GuardInput = { ...player, termsChanged: true };
    const open = new Set([
      "user:logout",
      "user:stopnewsletter",
      "info:rules",
      "football-champions-rules",
      "info:responsiblegaming",
      "confirm",
    ]);
    for (const path of ["office", "nothing", "coupon", "language", "block", "user/login"])
      expect(to(`/ru/${path}`, changed)).toBe(
        `/ru/confirm?returnUrl=%2Fru%2F${path.replace("/", "%2F")}`,
      );
    expect(to("/ru/", changed)).toBe("/ru/confirm");
    for (const path of [
      "user/logout",
      "rules/general",
      "football-champions-rules/1",
      "responsiblegaming",
      "confirm",
    ])
      expect(at(`/ru/${path}`, changed).kind).toBe("render");
    expect(
      new Set(screens.filter((screen) => screen.isOpenForTerms).map((screen) => screen.id)),
    ).toEqual(open);
    expect(to("/ru/confirm", player)).toBe("/ru/");
    expect(at("/ru/", { ...guest, termsChanged: true }).kind).toBe("render");
    expect(at("/ru/", { ...changed, config: withFeatures({ confirmTerms: false }) }).kind).toBe(
      "render",
    );
  });

  it("TRM-02 BAN-01 the language and consent forms work despite changed terms or a ban", () => {
    for (const facts of [{ ...player, termsChanged: true }, banned(45, 2)]) {
      for (const path of ["language", "cookies/consent"]) {
        expect(at(`/ru/${path}`, { ...facts, isPost: true }).kind).toBe("render");
        expect(at(`/ru/${path}`, facts).kind).toBe("redirect");
      }
      expect(at("/ru/office/settings", { ...facts, isPost: true }).kind).toBe("redirect");
    }
  });
});

describe("identification redirect", () => {
  const unknown: GuardInput = {
    ...player,
    config: withFeatures({ identification: true }),
    mustIdentify: true,
  };

  it("BAN-03 BAN-05 a required identification precedes every page but the exempt ones", () => {
    for (const path of ["office/account", "coupon", "nothing", "office/recharge"])
      expect(to(`/ru/${path}`, unknown)).toBe(
        `/ru/office/identification?required=1&returnUrl=%2Fru%2F${path.replaceAll("/", "%2F")}`,
      );
    expect(to("/ru/", unknown)).toBe("/ru/office/identification?required=1");
    for (const path of ["user/logout", "rules/general", "responsiblegaming", "office/responsible"])
      expect(at(`/ru/${path}`, unknown).kind).toBe("render");
    expect(at("/ru/office/identification?required=1", unknown).kind).toBe("render");
    expect(at("/ru/", { ...unknown, isSignedIn: false }).kind).toBe("render");
    expect(at("/ru/", { ...unknown, mustIdentify: false }).kind).toBe("render");
  });

  it("BAN-03 TRM-02 changed terms and a ban precede a required identification", () => {
    expect(to("/ru/coupon", { ...unknown, termsChanged: true })).toMatch(/^\/ru\/confirm/);
    expect(to("/ru/coupon", { ...unknown, ban: { level: 45, version: 2 } })).toBe(
      "https://ban.example/info",
    );
  });
});

describe("order of the redirects", () => {
  it("BAN-01 TRM-02 language, block, maintenance, ban, terms and sign-in decide in this order", () => {
    let facts: GuardInput = {
      ...player,
      config: { ...siteConfig, disabledScreens: ["office:account"] },
    };
    const path = "/ru/office/account";
    expect(to(path, facts)).toBe("status 404");
    expect(to(path, { ...facts, isSignedIn: false })).toMatch("/ru/user/login?returnUrl=");
    facts = { ...facts, termsChanged: true };
    expect(to(path, facts)).toBe("/ru/confirm?returnUrl=%2Fru%2Foffice%2Faccount");
    facts = { ...facts, ban: { level: 45, version: 2 } };
    expect(to(path, facts)).toBe("https://ban.example/info");
    facts = { ...facts, maintenance: closed };
    expect(to(path, facts)).toBe("notice 503");
    facts = { ...facts, block: "suspension" };
    expect(to(path, facts)).toBe("/ru/suspension");
    facts = { ...facts, languages: ["en"], language: "en" };
    expect(to(path, facts)).toBe("/en/office/account");
  });
});
