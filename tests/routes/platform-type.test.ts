import { describe, expect, it } from "vitest";
import { htmlAttributes } from "~/features/page/html-attributes";
import { Browser, type Page } from "../support/browser";
import { siteOfFile } from "../support/site";

const site = siteOfFile();

const versionOf = (page: Page) => {
  const { settings, lng, platformType } = page.data("root");
  return htmlAttributes(settings, lng, platformType)["data-platform"];
};
const canonicalOf = (page: Page) =>
  page.data("screen").head.find((tag) => "rel" in tag && tag.rel === "canonical");

describe("version of the site", () => {
  it("SCR-14 platform_type forces the version on this page and the next ones, until another one is asked for", async () => {
    const browser = new Browser();
    expect(versionOf(await browser.get("/en/about"))).toBeUndefined();
    const asked = await browser.get("/en/about?platform_type=mobile");
    expect(versionOf(asked)).toBe("mobile");
    expect(asked.setCookies.find((line) => line.startsWith("platform_type="))).toBe(
      "platform_type=mobile; Path=/; SameSite=Lax",
    );
    expect(versionOf(await browser.get("/en/contacts"))).toBe("mobile");
    expect(versionOf(await browser.get("/en/about?platform_type=desktop"))).toBe("desktop");
    expect(versionOf(await browser.get("/en/contacts"))).toBe("desktop");
  });

  it("SCR-14 another word in platform_type forces nothing", async () => {
    const browser = new Browser();
    const page = await browser.get("/en/about?platform_type=tablet");
    expect([page.status, versionOf(page)]).toEqual([200, undefined]);
    expect(browser.cookies.has("platform_type")).toBe(false);
  });

  it("SCR-14 the platform and the remotes are told the forced version, and the mobile one has no column of sports", async () => {
    const told = async (path: string) => {
      await site.mark();
      const page = await new Browser().get(path);
      const calls = [
        ...(await site.calls("/blocks-api/")),
        ...(await site.calls("/remotes/betting")),
      ];
      return [
        calls.map(({ headers }) => headers["x-platform-type"] ?? null),
        page.shell.menu.initial.state !== "not-exist",
      ];
    };
    expect(await told("/en/home/line")).toEqual([[null, null], true]);
    expect(await told("/en/home/line?platform_type=mobile")).toEqual([["mobile", "mobile"], false]);
    expect(await told("/en/home/line?platform_type=desktop")).toEqual([
      ["desktop", "desktop"],
      true,
    ]);
    // The remote learns it from the header alone.
    expect((await site.calls("/remotes/betting"))[0]?.path).not.toContain("platform_type");
  });

  it("SCR-14 a page with platform_type is indexed as the page without it", async () => {
    const plain = canonicalOf(await new Browser().get("/en/about"));
    expect(plain).toMatchObject({ href: "http://shop.test/en/about" });
    const page = await new Browser().get("/en/about?platform_type=mobile");
    expect(canonicalOf(page)).toEqual(plain);
    expect(page.head().robots).not.toContain("noindex");
  });

  it("SCR-14 an unknown address with platform_type leads home without it, and forces nothing", async () => {
    const browser = new Browser();
    const page = await browser.get("/en/no/such/page?platform_type=mobile&a=1");
    expect([page.status, page.location]).toEqual([302, "/en/?a=1"]);
    expect(versionOf(await browser.get("/en/about"))).toBeUndefined();
  });

  it("SCR-15 a page leads an Apple tablet to the mobile version only where no version was asked for and the page exists", async () => {
    const browser = new Browser();
    const mayLead = async (path: string) => (await browser.get(path)).data("root").isVersionOpen;
    expect(await mayLead("/en/about")).toBe(true);
    expect(await mayLead("/en/no/such/page")).toBe(false);
    expect(await mayLead("/en/about?platform_type=desktop")).toBe(false);
    expect(await mayLead("/en/about")).toBe(false);
  });
});
