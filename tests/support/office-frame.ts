import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { closeSharedServices } from "~/server/shared/shared-services.server";
import { Browser } from "./browser";
import { openSite, type Site } from "./site";

/**
 * Opens a site for the tests of a file and signs a player in before each of them; `give` gets both, and what a test has
 * changed of the player is put back.
 */
export function inOffice(
  login: string,
  give: (opened: { readonly site: Site; readonly browser: Browser }) => void,
) {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  beforeEach(async () => {
    await closeSharedServices();
    const browser = new Browser();
    await browser.signIn(login);
    give({ site, browser });
  });
  afterEach(async () => {
    await site.player(login, {});
    await site.tidy();
  });
  afterAll(() => site.close());
}
