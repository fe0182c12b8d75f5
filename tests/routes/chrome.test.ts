import { isRouteErrorResponse } from "@remix-run/react";
import { describe, expect, it } from "vitest";
import { htmlAttributes } from "~/features/page/html-attributes";
import { Browser, type Page } from "../support/browser";
import { signedIn } from "../support/signed-in";
import { siteOfFile } from "../support/site";

const site = siteOfFile();

const notFound = { kind: "status", text: "This page could not be found" };

/** Attributes of the document, as the server writes them. */
const look = (page: Page) => htmlAttributes(page.data("root").settings, page.data("root").lng);

describe("parts around a screen", () => {
  it("LAY-02 a screen's flags hide the header, footer, navigation or coupon on that screen only", async () => {
    const browser = new Browser();
    const login = (await browser.get("/en/user/login")).shell;
    expect(login.chrome).toEqual({ hideBottomNav: true, hideSeo: true, hideCoupon: true });
    const old = (await browser.get("/en/oldbrowser")).shell;
    expect(old.chrome).toMatchObject({ hideHeader: true, hideFooter: true, hideBottomNav: true });
    const list = (await browser.get("/en/home/line")).shell;
    expect(Object.values(list.chrome).includes(true)).toBe(false);
  });

  it("POP-13 pages of player safety and withdrawal have no coupon, offers or accumulators beside them", async () => {
    const browser = await signedIn();
    const offersOn = async (path: string) => {
      const { chrome, expresses } = (await browser.get(path)).shell;
      return [chrome.hideCoupon === true, chrome.hideOffers === true, expresses.length > 0];
    };
    for (const path of ["office/responsible", "responsiblegaming", "office/deduce"])
      expect(await offersOn(`/en/${path}`), path).toEqual([true, true, false]);
    expect(await offersOn("/en/home/line")).toEqual([false, false, true]);
  });

  it("LAY-02 a page with a hidden footer does not request the footer remote", async () => {
    await site.mark();
    await new Browser().get("/en/oldbrowser");
    expect(await site.calls("/remotes/footer")).toEqual([]);
    const page = await new Browser().get("/kk/about");
    expect(await site.calls("/remotes/footer")).toHaveLength(1);
    expect(page.bodies.get("footer")?.content).toContain('/responsiblegaming"');
  });

  it("LAY-09 brand-book values of site config become CSS custom properties, px converted to em", async () => {
    await site.config({
      partnerCssBrandBook: [
        { css_prop: "--accent", css_value: "#0a7" },
        { css_prop: "radius", css_value: "24px" },
        { css_prop: "gap", css_value: "calc(100% - 8px)" },
        { css_prop: "evil", css_value: "red}</style><script>" },
      ],
    });
    const page = await new Browser().get("/en/about");
    // 24 / 16 and 8 / 16.
    expect(page.data("root").brandStyle).toBe(
      ":root{--accent:#0a7;--radius:1.5em;--gap:calc(100% - 0.5em)}",
    );
  });

  it("LAY-10 a visitor's display settings in the cookie become attributes of the document", async () => {
    const browser = new Browser();
    expect(look(await browser.get("/en/about"))).toMatchObject({ lang: "en", dir: "ltr" });
    browser.cookies.set(
      "settings",
      encodeURIComponent(
        "theme=1&appViewType=1&fontSize=l&isCompact=1&isLightVersion=1&isVisuallyImpaired=1&isLeftHidden=1&isRightHidden=1",
      ),
    );
    const page = await browser.get("/ar/about");
    expect(look(page)).toEqual({
      lang: "ar",
      dir: "rtl",
      "data-theme": "dark",
      "data-view": "asian",
      "data-font": "l",
      "data-compact": "",
      "data-light": "",
      "data-impaired": "",
      "data-left-hidden": "",
      "data-right-hidden": "",
    });
    expect(page.shell.isRightHidden).toBe(true);
  });

  it("LAY-10 a player's display settings apply in another browser too", async () => {
    const first = await signedIn();
    await first.get("/en/office/settings");
    const saved = await first.submit("/en/office/settings", {
      theme: "1",
      timeZone: "5.5",
      boxes: "is12h",
      is12h: "1",
    });
    expect(saved.path).toBe("/en/office/settings?saved=1");
    const second = await signedIn();
    const page = await second.get("/en/about");
    expect(look(page)["data-theme"]).toBe("dark");
    expect(page.shell.timeStyle).toEqual({ timeZone: 5.5, is12h: true });
  });
});

describe("screens", () => {
  it("SCR-11 an unknown address is 404 with its text, title 404 and noindex", async () => {
    const page = await new Browser().get("/en/no/such/page");
    expect([page.status, page.error]).toEqual([404, notFound]);
    const { meta } = await import("~/routes/screen");
    const error = { status: 404, statusText: "", internal: false, data: notFound };
    expect(isRouteErrorResponse(error)).toBe(true);
    const tags = meta({
      data: undefined,
      error,
      params: {},
      location: locationOf(page),
      matches: [],
    });
    expect(tags).toContainEqual({ title: "404" });
    expect(JSON.stringify(tags)).toContain("noindex");
  });

  it("SCR-10 a blocked path is 404, and so is everything below it where it ends in /*", async () => {
    await site.config({ blockedPaths: ["about", "home/live/*"] });
    const statuses: Record<string, number> = {};
    for (const path of ["about", "contacts", "home/live", "home/live/all/football", "home/line"]) {
      statuses[path] = (await new Browser().get(`/en/${path}`)).status;
    }
    expect(statuses).toEqual({
      about: 404,
      contacts: 200,
      "home/live": 404,
      "home/live/all/football": 404,
      "home/line": 200,
    });
  });

  it("SCR-10 a screen that is switched off is 404 and missing from the navigation", async () => {
    const before = await new Browser().get("/en/about");
    expect(before.shell.nav.map(({ name }) => name)).toContain("results");
    const off = await switchedOff();
    await site.config({ disabledScreens: [...off, "results"] });
    const page = await new Browser().get("/en/results/live");
    expect([page.status, page.error]).toEqual([404, notFound]);
    expect(page.shell.nav.map(({ name }) => name)).not.toContain("results");
    const fragment = await new Browser().fetch("/remote/results/en/results/live");
    expect(fragment.status).toBe(404);
  });

  it("a guest's browser may load the pages of the main navigation ahead, a player's and one that saves data may not", async () => {
    const prefetched = async (browser: Browser, headers = {}) =>
      (await browser.get("/en/", headers)).shell.prefetched;
    const guest = new Browser();
    expect(await prefetched(guest)).toEqual(
      expect.arrayContaining(["/en/home/live", "/en/home/line", "/en/casino", "/en/bonuses"]),
    );
    expect(await prefetched(guest, { "save-data": "on" })).toEqual([]);
    expect(await prefetched(await signedIn())).toEqual([]);
  });

  it("SCR-13 a landing page has no header", async () => {
    const off = await switchedOff();
    await site.config({
      disabledScreens: off.filter((id) => !id.startsWith("landing")),
      // Any remote will do: what is around it is the shell's.
      remotes: { promotions: { url: "/remotes/information" } },
    });
    const page = await new Browser().get("/en/landing-page/summer");
    expect(page.shell.layout).toBe("headless");
    expect(page.shell.chrome).toMatchObject({ hideHeader: true });
  });
});

function locationOf(page: Page) {
  return {
    pathname: page.url.pathname,
    search: page.url.search,
    hash: "",
    state: null,
    key: "default",
  };
}

async function switchedOff(): Promise<string[]> {
  const { disabledScreens } = await site.configNow();
  if (!Array.isArray(disabledScreens)) throw new Error("no list of screens");
  return disabledScreens.map(String);
}

describe("assets of remotes", () => {
  it("LAY-12 remotes are told the common project's asset path, or the site's own where site config makes it flexible", async () => {
    const told = async (path: string) => {
      await site.mark();
      await new Browser().get(path);
      const [call] = await site.calls("/remotes/information");
      return [call?.headers["x-asset-path"], call?.headers["x-asset-versions"]];
    };
    const versions = "icons=1.0.637, ui=2.3.273";
    await site.config({ group_id: 7 });
    expect(await told("/en/about")).toEqual(["/assets/285/", versions]);
    await site.config({ isFlexibleAssetPath: true });
    expect(await told("/en/about")).toEqual(["/assets/7/", versions]);
  });
});
