import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { screens } from "~/features/screens/catalogue";
import { linkPatterns } from "~/features/screens/links";
import { screenPath } from "~/features/screens/links.server";
import { createScreenMatcher, matchScreen } from "~/features/screens/match";
import { fillPattern, parsePattern } from "~/features/screens/pattern";

const at = (path: string) => matchScreen(path.split("/"));
const idOf = (path: string) => at(path)?.screen.id ?? null;

describe("screen matching", () => {
  const pageTypes = ["home", "betsonyour", "topgame", "marble", "team", "top-events"];
  const tails = ["", "/all", "/all/football", "/all/football/118587", "/all/football/118587/1"];

  it("SCR-02 six page types have line and live pages, and marble has live only", () => {
    for (const type of [...pageTypes, "other"]) {
      for (const section of ["line", "live", "results", "Line", "line "]) {
        const exists =
          pageTypes.includes(type) &&
          (section === "live" || (section === "line" && type !== "marble"));
        for (const tail of tails) {
          const match = at(`${type}/${encodeURIComponent(section)}${tail}`);
          expect([type, section, tail, match !== null]).toEqual([type, section, tail, exists]);
          if (match) expect(match.params).toMatchObject({ pageType: type, section });
        }
      }
    }
    expect(idOf("home/line/all/football/118587/1/2")).toBeNull();
  });

  it("SCR-02 a game address yields its named parameters", () => {
    expect(at("team/live/all/football/118587/77")?.params).toEqual({
      pageType: "team",
      section: "live",
      menuSection: "all",
      sport: "football",
      champ: "118587",
      game: "77",
    });
  });

  it("the special theme applies to every page of top-events and to no other", () => {
    for (const type of pageTypes) {
      for (const tail of tails) {
        expect(at(`${type}/live${tail}`)?.screen.theme).toBe(
          type === "top-events" ? "top-events" : null,
        );
      }
    }
    expect(screens.filter((screen) => screen.theme).length).toBe(5);
  });

  it("every cyber kind has its pages", () => {
    for (const root of ["cyber", "esports"]) {
      for (const kind of ["real", "virtual", "stream", "other"]) {
        for (const tail of [
          "",
          "/disciplines",
          "/all",
          "/dota-2",
          "/dota-2/champs",
          "/dota-2/501",
          "/dota-2/501/1",
        ]) {
          expect(at(`${root}/${kind}${tail}`) !== null).toBe(kind !== "other");
        }
      }
    }
    expect(idOf("cyber/real/disciplines")).toBe("cyber-disciplines");
    expect(idOf("cyber/real/dota-2/champs")).toBe("cyber-discipline-champs");
  });

  it("fixed text takes precedence over a prefix, a prefix over a parameter, a parameter over the rest", () => {
    expect(idOf("slots/vulkan")).toBe("casino:slots-vulkan");
    expect(idOf("slots/game/1/demo")).toBe("casino:slots-game");
    expect(idOf("slots/vulkan/game/1/demo")).toBe("casino:slots-game");
    expect(idOf("bonus/casino")).toBe("casino:bonus-casino");
    expect(idOf("bonus/casino/tournaments")).toBe("casino:bonus-casino-tournaments");
    expect(idOf("bonus/1")).toBe("bonus");
    expect(idOf("office/payment/create-request/1/transactions")).toBe(
      "office:create-request-transactions",
    );
    expect(idOf("landing-page/1")).toBe("landing-page");
    expect(at("blog/a/b")?.params).toEqual({ "*": "a/b" });
    expect(at("lotto/demo")?.params).toEqual({ sectionName: "demo" });
  });

  it("SCR-13 landing pages of the casino have no header", () => {
    expect(at("landing-welcome")).toMatchObject({
      screen: { layout: "headless" },
      params: { x: "welcome" },
    });
    expect(idOf("landing-")).toBe("token");
  });

  it("SCR-06 only the listed names exist under user", () => {
    const known = [
      "login",
      "logout",
      "accountverify",
      "activatefast",
      "activate",
      "passwordreset",
      "stopnewsletter",
      "forgotpassword",
      "coupon",
    ];
    for (const name of known) expect(idOf(`user/${name}`)).not.toBeNull();
    for (const name of ["nothing", "Login", "activatefas", "login/x", "constructor"])
      expect(idOf(`user/${name}`)).toBeNull();
  });

  it("only the listed registration types and offer sections exist", () => {
    for (const type of ["fast_reg", "phone_reg", "full_reg", "soc_reg"])
      expect(idOf(`registration/${type}`)).toBe("registration");
    expect(idOf("registration/other")).toBeNull();
    expect(idOf("offers/rules")).toBe("bonus-offer");
    expect(idOf("offers/games")).toBe("bonus-offer");
    expect(idOf("offers/other")).toBeNull();
  });

  it("SCR-11 a trailing slash is accepted, and an ambiguous or oversized path matches no screen", () => {
    expect(idOf("office/account/")).toBe("office:account");
    for (const path of [
      "office//account",
      "/",
      "office/account//",
      "news/%",
      "news/%zz",
      "news/%2e%2e",
      "news/a%2Fb",
      "news/a%5Cb",
      "news/%00",
      "news/%0d%0a",
      `news/${"a".repeat(4_201)}`,
      `blog/${"a/".repeat(40)}`,
      "news/%ff",
    ]) {
      expect([path, idOf(path)]).toEqual([path, null]);
    }
    expect(at("news/%D0%B8%D0%B3%D1%80%D0%B0")?.params).toEqual({ slug: "игра" });
  });

  it("a filled-in pattern matches its screen with the same parameters, whatever the values", () => {
    const value = fc
      .string({ minLength: 1, maxLength: 20 })
      .filter((text) => !/[\p{Cc}/\\]|^\.\.?$/u.test(text));
    fc.assert(
      fc.property(value, value, value, (game, gameId, gameName) => {
        const path = fillPattern("casino/{subcategory?}/game/{gameId}/{gameName}", {
          subcategory: game,
          gameId,
          gameName,
        });
        expect(at(path)?.params).toEqual({ subcategory: game, gameId, gameName });
      }),
    );
  });

  it("SCR-11 matching never throws an error on any path", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 30 }), { maxLength: 20 }), (path) => {
        expect(() => matchScreen(path)).not.toThrow();
      }),
      { numRuns: 500 },
    );
  });

  it("a screen catalogue in which two rows share an address is refused", () => {
    const [first] = screens;
    if (!first) throw new Error("empty catalogue");
    const row = (id: string, pattern: string) => ({ ...first, id, pattern });
    expect(() => createScreenMatcher([row("a", "x/{y}"), row("b", "x/{z?}")])).toThrow(
      /share an address/,
    );
    expect(() => parsePattern("a/{b")).toThrow();
  });
});

describe("screen links", () => {
  it("screen links use the patterns of the screen catalogue", () => {
    const catalogue = new Map(screens.map((screen) => [screen.id, screen.pattern]));
    for (const [id, pattern] of Object.entries(linkPatterns))
      expect([id, catalogue.get(id)]).toEqual([id, pattern]);
  });

  it("screen links fill in their parameters and fail without a required one", () => {
    expect(screenPath("ru", "home")).toBe("/ru/");
    expect(screenPath("en", "champs")).toBe("/en/champs");
    expect(screenPath("en", "champs", { champId: "118587" })).toBe("/en/champs/118587");
    expect(screenPath("ar", "coupon-receipt", { couponId: "a/b" })).toBe(
      "/ar/coupon/receipt/a%2Fb",
    );
    expect(screenPath("ru", "blog", { "*": "demo/post" })).toBe("/ru/blog/demo/post");
    // @ts-expect-error a receipt needs its coupon
    expect(() => screenPath("ru", "coupon-receipt")).toThrow(/couponId/);
    // @ts-expect-error no such screen
    expect(() => screenPath("ru", "gone")).toThrow();
  });

  it("each screen link leads to the screen it names", () => {
    const sample: Record<string, string> = { pageType: "home", section: "live", type: "live" };
    for (const [id, pattern] of Object.entries(linkPatterns)) {
      const params = Object.fromEntries(
        parsePattern(pattern).flatMap((part) =>
          part.kind === "param" && !part.isOptional ? [[part.name, sample[part.name] ?? "1"]] : [],
        ),
      );
      expect(idOf(fillPattern(pattern, params))).toBe(id);
    }
    expect(matchScreen([])?.screen.id).toBe("home");
  });
});
