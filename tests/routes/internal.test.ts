import { describe, expect, it } from "vitest";
import { Browser } from "../support/browser";
import { siteOfFile } from "../support/site";

const site = siteOfFile();

describe("pages for internal visitors", () => {
  it("SCR-04 a visitor whom site config does not mark as internal finds neither page", async () => {
    for (const path of ["internal-vpn", "debugger"])
      expect((await new Browser().get(`/en/${path}`)).status, path).toBe(404);
  });

  it("SCR-04 an internal visitor sees address and country, and outside production the state of the site", async () => {
    await site.config({ features: { internalVisitor: true } });
    const browser = new Browser();
    const vpn = await browser.get("/en/internal-vpn");
    expect(vpn.status).toBe(200);
    const { facts } = vpn.data("internal-vpn");
    expect(facts.connection).toMatchObject({ country: "RU" });
    expect(facts.connection.languages).toContain("en");
    expect(facts.site).toBeNull();
    expect((await browser.get("/en/debugger")).status).toBe(404);
    site.setEnv({ appEnv: "staging" });
    const state = await browser.get("/en/debugger");
    expect(state.status).toBe(200);
    const { facts: all } = state.data("debugger");
    expect(all.site?.features).toContain("internalVisitor");
    expect(all.site?.remotes.map(({ name }) => name)).toContain("betting");
  });
});
