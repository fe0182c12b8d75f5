import { describe, expect, it } from "vitest";
import { decideOnAddress } from "~/features/gate/decide";
import type { GuardInput } from "~/features/gate/guard-input";
import { matchAddress } from "~/features/gate/match-address";
import { screens } from "~/features/screens/catalogue";
import { guest, player, siteConfig, withFeatures } from "../gate/guard-inputs";

const at = (path: string, facts: GuardInput = guest) =>
  decideOnAddress(matchAddress(new URL(path, "https://site.example")), facts);
const to = (path: string, facts: GuardInput = guest) => {
  const decision = at(path, facts);
  return decision.kind === "redirect" ? decision.to : `${decision.kind} ${decision.status}`;
};
const banned = (level: number, version: number): GuardInput => ({
  ...player,
  ban: { level, version },
});
const config = (patch: Partial<GuardInput["config"]>): GuardInput => ({
  ...guest,
  config: { ...siteConfig, ...patch },
});

describe("missing pages", () => {
  it("SCR-11 GRD-06 an unknown page answers 404 with its text", () => {
    for (const path of [
      "no-such-page",
      "home/nothing",
      "marble/line",
      "cyber/nothing",
      "user/nothing",
      "a/b/c",
      "constructor",
      "__proto__",
      "%",
      "//x",
    ]) {
      expect(at(`/ru/${path}`)).toMatchObject({
        kind: "status",
        status: 404,
        text: "This page could not be found",
      });
    }
  });

  it("GRD-01 a page with an unknown guard answers 500", () => {
    const address = matchAddress(new URL("https://site.example/ru/about"));
    if (!address.match) throw new Error("no about page");
    const match = { ...address.match, screen: { ...address.match.screen, guards: ["nobody"] } };
    expect(decideOnAddress({ ...address, match }, guest)).toMatchObject({
      kind: "status",
      status: 500,
      text: "Unknown middleware",
    });
  });

  it("cricket exists outside production, debugger and internal-vpn only for internal visitors", () => {
    const inside = withFeatures({ internalVisitor: true });
    const status = (path: string, env: GuardInput["env"], site = siteConfig) =>
      to(`/ru/${path}`, { ...guest, env, config: site });
    expect(status("cricket", "production")).toBe("status 404");
    expect(status("cricket", "staging")).toBe("render 200");
    expect(status("cricket", "development")).toBe("render 200");
    expect(status("cricket", "staging", withFeatures({ cricket: false }))).toBe("status 404");
    expect(status("debugger", "production", inside)).toBe("status 404");
    expect(status("debugger", "staging", inside)).toBe("render 200");
    expect(status("debugger", "staging")).toBe("status 404");
    expect(status("internal-vpn", "production", inside)).toBe("render 200");
    expect(status("internal-vpn", "development")).toBe("status 404");
  });

  it("SCR-10 a page that is switched off, blocked or without its remote answers 404", () => {
    expect(to("/ru/bonuses", config({ disabledScreens: ["bonuses"] }))).toBe("status 404");
    expect(to("/ru/offers", config({ disabledScreens: ["bonuses"] }))).toBe("render 200");
    const blocked = config({ blockedPaths: ["poker", "/toto/*", "old-promo", "demo-token"] });
    for (const path of [
      "poker",
      "poker/",
      "p%6Fker",
      "toto",
      "toto/football15/draw",
      "old-promo",
      "demo-token",
    ]) {
      expect([path, to(`/ru/${path}`, blocked)]).toEqual([path, "status 404"]);
    }
    for (const path of ["poker/demo", "multi", "keno"])
      expect(to(`/ru/${path}`, blocked)).toBe("render 200");
    const { cyber: _, ...remotes } = siteConfig.remotes;
    expect(to("/ru/cyber/real", config({ remotes }))).toBe("status 404");
    expect(to("/ru/about", config({ remotes }))).toBe("render 200");
  });

  it("SCR-14 an unknown page with a platform_type leads home without it, any other unknown page answers 404", () => {
    expect(to("/ru/no-such-page?platform_type=mobile&a=1")).toBe("/ru/?a=1");
    expect(to("/ru/a/b/c?platform_type=x")).toBe("/ru/");
    expect(to("/ru/about?platform_type=mobile")).toBe("render 200");
    expect(to("/ru/bonuses?platform_type=mobile", config({ disabledScreens: ["bonuses"] }))).toBe(
      "status 404",
    );
  });
});

describe("redirected pages", () => {
  it("SCR-05 the redirects of the screen catalogue are followed", () => {
    expect(to("/en/office", player)).toBe("/en/office/account");
    expect(to("/en/tvgames/view/poker")).toBe("/en/poker");
    expect(to("/en/user/forgotpassword")).toBe("/en/?showForgotPasswordModal=1");
    expect(to("/en/user/forgotpassword?showForgotPasswordModal=0&utm=a")).toBe(
      "/en/?showForgotPasswordModal=1&utm=a",
    );
    expect(to("/en/user/coupon")).toBe("/en/");
  });

  it("SCR-07 a legacy game path leads to its game, an unknown one to the index, an old name to the new", () => {
    expect(to("/ru/allgamesentrance/dice?a=1")).toBe("/ru/games/dice?a=1");
    expect(to("/ru/allgamesentrance/nothing?a=1")).toBe("/ru/games?a=1");
    expect(to("/ru/games/dice")).toBe("render 200");
    expect(to("/ru/games/dice-old")).toBe("/ru/games/dice");
  });

  it("SCR-08 old promotion paths and known tokens redirect, and existing pages take precedence", () => {
    const paths = {
      promo: { "old-promo": "demo", "2019/summer": "a b", bonuses: "demo", "bonus/old": "new" },
      tokens: {
        "demo-token": "",
        tg: "promotions/demo?from=tg",
        about: "games",
        self: "self",
        bad: "/\\evil.example",
        up: "../..//evil.example",
      },
    };
    const facts = config({ paths });
    expect(to("/ru/old-promo", facts)).toBe("/ru/promotions/demo");
    expect(to("/ru/2019/summer?utm=1", facts)).toBe("/ru/promotions/a%20b?utm=1");
    expect(to("/ru/bonus/old", facts)).toBe("/ru/promotions/new");
    expect(to("/ru/bonuses", facts)).toBe("render 200");
    expect(to("/ru/about", facts)).toBe("render 200");
    expect(to("/ru/demo-token", facts)).toBe("/ru/");
    expect(to("/ru/tg", facts)).toBe("/ru/promotions/demo?from=tg");
    expect(to("/ru/bad", facts)).toBe("/ru/");
    expect(to("/ru/up", facts)).toBe("/ru/");
    expect(to("/ru/toString", facts)).toBe("status 404");
  });

  it("GRD-08 a redirect of a page to itself is refused and reported", () => {
    const facts = config({ paths: { promo: {}, tokens: { self: "self" } } });
    expect(at("/ru/self", facts)).toMatchObject({
      kind: "status",
      status: 404,
      cyclic: "/ru/self",
    });
    const own = {
      ...banned(45, 2),
      config: {
        ...siteConfig,
        access: { ...siteConfig.access, banRedirectUrl: "https://site.example/ru/about" },
      },
    };
    expect(at("/ru/about", own)).toMatchObject({
      kind: "render",
      cyclic: "https://site.example/ru/about",
    });
    expect(to("/ru/bonuses", own)).toBe("https://site.example/ru/about");
  });

  it("GRD-08 GRD-02 a guard that redirects a page to itself answers 404 and does not show the page", () => {
    const address = matchAddress(new URL("https://site.example/ru/"));
    if (!address.match) throw new Error("no home page");
    const match = { ...address.match, screen: { ...address.match.screen, guards: ["auth"] } };
    const facts = config({ access: { ...siteConfig.access, loginTarget: "home" } });
    expect(decideOnAddress({ ...address, match }, facts)).toEqual({
      kind: "status",
      status: 404,
      text: "This page could not be found",
      cyclic: "/ru/",
    });
  });

  it("a conditional page opens only while its condition holds", () => {
    for (const [path, condition] of [
      ["convert-account", "account-conversion"],
      ["office/responsible/test", "limit-test"],
      ["office/responsible/approval", "deposit-approval"],
      ["reality-check", "reality-check"],
      ["age-gate", "age-gate"],
    ] as const) {
      expect(at(`/ru/${path}`, { ...player, open: { [condition]: true } }).kind).toBe("render");
      expect(at(`/ru/${path}`, player).kind).toBe("redirect");
    }
    expect(at("/ru/terms-update", { ...player, isPost: true }).kind).toBe("render");
    expect(to("/ru/terms-update", player)).toBe("/ru/rules/general");
  });
});

describe("page variants and modals", () => {
  it("bonus pages are titled as bonuses or offers by site configuration", () => {
    const title = (path: string, facts: GuardInput) => {
      const decision = at(path, facts);
      return decision.kind === "render" ? decision.screen.titleKey : null;
    };
    const offers: GuardInput = { ...guest, config: withFeatures({ bonusVariant: "offer" }) };
    const titles = (facts: GuardInput) =>
      ["/ru/bonuses", "/ru/bonus/1"].map((path) => title(path, facts));
    expect(titles(guest)).toEqual(["screen_bonuses", "screen_bonus"]);
    expect(titles(offers)).toEqual(["screen_offers", "screen_bonus_offer"]);
  });

  it("a modal named in the query is a page of its own at home and opens over other pages", () => {
    expect(at("/ru/?modal=login")).toMatchObject({
      kind: "render",
      screen: { id: "modal:login", remote: null },
      modal: "login",
    });
    expect(at("/ru/about?modal=user-question")).toMatchObject({
      screen: { id: "info:about" },
      modal: "user-question",
    });
    expect(at("/ru/?modal=constructor")).toMatchObject({ screen: { id: "home" }, modal: null });
    expect(to("/ru/about?modal=support-history")).toBe(
      "/ru/user/login?returnUrl=%2Fru%2Fabout%3Fmodal%3Dsupport-history",
    );
    expect(to("/ru/about?modal=registration", player)).toBe("/ru/");
    expect(
      to("/ru/?modal=registration", { ...guest, config: withFeatures({ registration: false }) }),
    ).toBe("status 404");
  });

  it("LAY-02 header, footer, navigation and coupon are hidden as the screen catalogue says", () => {
    const chrome = (path: string) => {
      const decision = at(path, player);
      return decision.kind === "render" ? decision.screen.chrome : null;
    };
    expect(chrome("/ru/landing-welcome")).toMatchObject({ hideHeader: true });
    expect(chrome("/ru/office/account")).toMatchObject({ hideSeo: true });
    expect(chrome("/ru/coupon")).toMatchObject({ hideCoupon: true });
    expect(chrome("/ru/print-coupon/1")).toMatchObject({
      hideHeader: true,
      hideFooter: true,
      hideBottomNav: true,
    });
    expect(chrome("/ru/")).toEqual({});
    expect(
      matchAddress(new URL("https://site.example/ru/registration")).match?.screen.chrome,
    ).toMatchObject({
      hideBottomNav: true,
    });
  });
});

describe("properties of screens", () => {
  it("SEO-07 personal and transient pages are kept out of search engines", () => {
    const kept = screens.filter((screen) => screen.isIndexable);
    for (const screen of kept) {
      expect(screen.guards).not.toContain("auth");
      expect(screen.pattern).not.toMatch(
        /^(office|coupon|print-coupon|onpay|thank-you|confirm|user\/(?!login)|\?)/,
      );
      expect(screen.redirect).toBeUndefined();
    }
    expect(kept.length).toBeGreaterThan(100);
  });

  it("SEC-08 a screen is personal exactly when it has a remote and needs a login", () => {
    for (const screen of screens) {
      expect([screen.id, screen.isPersonal]).toEqual([
        screen.id,
        screen.remote !== null && screen.guards.includes("auth"),
      ]);
    }
  });
});
