import { describe, expect, it } from "vitest";
import { declaredScreenForms } from "~/features/screen-forms/registry.server";
import { matchScreen } from "~/features/screens/match";
import { splitPath } from "~/features/screens/path";
import { informationArticleNames } from "~sandbox/remotes/information/pages";
import { siteConfigSeed } from "~sandbox/services/site-config-seed";
import { hostile, pages } from "./fixture";

const { ask, body, app } = pages();

/** Address of every page: app, then path after the language. */
const addresses: readonly (readonly [string, string])[] = [
  ["betting", ""],
  ...["home", "betsonyour", "topgame", "team", "top-events"].flatMap((type) =>
    ["line", "live"].flatMap((section) =>
      [
        "",
        "/all",
        "/all/football",
        "/all/football/501",
        "/all/football/118587",
        "/all/football/118587/1",
        "/all/football/501/11",
      ].map((rest) => ["betting", `${type}/${section}${rest}`] as const),
    ),
  ),
  ...["", "/all/football/118587", "/all/football/118587/1", "/all/football/501/21"].map(
    (rest) => ["betting", `marble/live${rest}`] as const,
  ),
  ["betting", "home/live/all/football/501/21"],
  ["betting", "home/line/all/football/501/31"],
  ["betting", "home/line?search=arsenal"],
  ["betting", "home/line?search=nobody"],
  ["betting", `home/line?search=${encodeURIComponent(hostile)}`],
  ["betting", "champs"],
  ["betting", "champs/501"],
  ["betting", "champs/118587"],
  ["betting", "multi"],
  ["betting", "team-games-info"],
  ["betting", "team-games-info?team=arsenal"],
  ["betting", "cricket"],
  ...["cyber", "esports/real", "cyber/virtual/disciplines", "cyber/stream/all"].map(
    (path) => ["cyber", path] as const,
  ),
  ["cyber", "cyber/real/dota-2/501/1"],
  ["third-party", "lotto"],
  ...["5-36", "6-45", "4-20", "keno"].map((slug) => ["third-party", `lotto/${slug}`] as const),
  ["third-party", "lotto/keno?random=5"],
  ["third-party", "lotto/keno/12"],
  ["third-party", "lotto/results"],
  ["third-party", "lotto/demo/1"],
  ["third-party", "toto"],
  ["third-party", "toto/hockey/coupons"],
  ["third-party", "toto/football15/nonimees"],
  ["results", "results/live"],
  ["results", "results/zone"],
  ["results", "results/zone?date=2026-11-19&champ=501"],
  ["results", "results/zone?date=2026-02-30"],
  ["results", "statistic?champ=501"],
  ["results", "statistic?champ=502"],
  ["results", "statisticpopup"],
  ["office", "office/account"],
  ["office", "office/history"],
  ["office", "office/history?state=settled"],
  ["footer", ""],
  ["footer", "home/line/all/football/118587/1"],
  ...informationArticleNames.map((page) => ["information", page] as const),
  ["information", "betting-calculator"],
  ["information", "betting-calculator?prices=1.85+2&stake=100&type=express"],
  ["information", "betting-calculator?prices=x&stake=-1&type=system"],
  ["information", "betting-calculator?prices=1.85+2+3&stake=1&per=line&type=patent&r2=half-lost"],
  ["information", "betting-calculator?prices=1.85+2&stake=1&type=goliath"],
  ["agreements", "rules/general"],
  ["agreements", "rules/general/1"],
  ["agreements", "rules/football/2"],
  ["agreements", "football-champions-rules"],
  ["agreements", "football-champions-rules/1"],
];

describe.each(["ru", "en", "ar", "es", "tr"])("in %s", (lng) => {
  it.each(addresses)(
    "REM-01 the remote page %s %s is whole and well-formed",
    async (name, path) => {
      const { status, reply } = await ask(`/${name}/${lng}${path === "" ? "" : `/${path}`}`);
      expect(status).toBe(200);
      expect(reply?.appName).toBe(name);
      expect(reply?.title).toBeTruthy();
      const page = await body(`/${name}/${lng}${path === "" ? "" : `/${path}`}`);
      expect(page.errors).toEqual([]);
      expect(page.source).not.toMatch(/undefined|NaN|\[object|\$\{|=>/);
      expect(page.source).not.toContain(hostile);
      // The article on cookies stands below the heading of the shell's page.
      const hasHeading = name !== "footer" && path !== "cookies";
      expect(page.all("h1")).toHaveLength(hasHeading ? 1 : 0);
      expect(page.all("script")).toHaveLength(0);
      const ids = page.elements.flatMap(({ attrs }) => attrs["id"] ?? []);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { attrs } of [...page.all("a"), ...page.all("form")]) {
        if (outside.has(attrs["href"] ?? "") || attrs["href"]?.startsWith("tel:")) continue;
        expect(attrs["href"] ?? attrs["action"]).toMatch(new RegExp(`^(/${lng}(/|$|\\?)|#)`));
      }
      // A post goes to the coupon, or to a form that the shell declares at this address.
      for (const { attrs } of page.all("form").filter(({ attrs }) => attrs["method"] === "post")) {
        const [action = ""] = (attrs["action"] ?? "").split("?");
        const screen = matchScreen(splitPath(action).rest)?.screen.id;
        expect(["coupon", ...declaredScreenForms.map((form) => form.screen as string)]).toContain(
          screen,
        );
      }
    },
  );
});

/** Pages outside the site that site config names. */
const outside = new Set(siteConfigSeed.helplines.map(({ url }) => url));

describe("missing pages", () => {
  it.each([
    "betting/en/marble/line",
    "betting/en/marble/line/all/football/118587",
    "betting/en/home/nothing",
    "betting/en/home",
    "betting/en/nothing/line",
    "betting/en/home/line/all/football/1/1/1",
    "betting/xx",
    "nothing/en",
    "constructor/en",
    "results/en/results/other",
    "information/en/nothing",
    "information/en/contacts/more",
    "agreements/en/rules/general/99",
    "agreements/en/rules/nothing",
    "office/en/office/recharge",
    "betting/en/%E0%A4%A",
  ])("the remote path %s gets a 404 with a JSON body", async (path) => {
    const response = await app.request(`/${path}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ code: "not-found" });
  });

  it("SEO-09 the page of an event or championship that the feed has no longer links to the list and offers no bets", async () => {
    for (const path of ["home/line/all/football/118587", "home/line/all/football/118587/1"]) {
      const page = await body(`/betting/en/${path}`);
      expect(page.text).toContain("This event is no longer available");
      expect(page.all("a").map(({ attrs }) => attrs["href"])).toContain("/en/home/line");
      expect(page.all("button").filter(({ attrs }) => attrs["name"] === "bet")).toHaveLength(0);
    }
  });
});

describe("style sheets", () => {
  it("REM-01 style sheets of remotes are hashed, immutable and use only the shell's tokens", async () => {
    for (const name of ["betting", "results", "office", "information", "agreements", "footer"]) {
      const { reply } = await ask(
        `/${name}/en/${{ office: "office/account", results: "results/live", information: "about", agreements: "rules/general" }[name] ?? ""}`,
      );
      const [url] = reply?.cssToLoad ?? [];
      expect(url).toMatch(new RegExp(`^/remotes/assets/285/${name}\\.[0-9a-f]{10}\\.css$`));
      const response = await app.request(url?.replace("/remotes", "") ?? "");
      expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      const css = await response.text();
      expect(css).not.toMatch(
        /#[0-9a-f]{3,8}\b|rgb|hsl|(margin|padding|border|inset)-(left|right)|[^-](left|right):/,
      );
      for (const match of css.matchAll(/^([^@{}\n][^{}]*)\{/gm)) expect(match[1]).toMatch(/^\.app/);
    }
    expect((await app.request("/assets/betting.0000000000.css")).status).toBe(404);
  });

  it("LNG-09 a remote page in a language without texts of its own is in English and marked so", async () => {
    const page = await body("/betting/de");
    expect(page.elements[0]?.attrs).toMatchObject({ lang: "en", dir: "ltr" });
    expect((await body("/betting/ar")).elements[0]?.attrs).not.toHaveProperty("lang");
  });
});
