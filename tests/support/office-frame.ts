import { afterEach, beforeEach } from "vitest";
import { closeSharedServices } from "~/server/shared/shared-services.server";
import { Browser } from "./browser";
import { type Site, siteOfFile } from "./site";

/**
 * A site for the tests of a file, with a player signed in before each of them; `give` gets the player's browser, and
 * what a test has changed of the player is put back.
 */
export function inOffice(login: string, give: (browser: Browser) => void): Site {
  const site = siteOfFile();
  beforeEach(async () => {
    await closeSharedServices();
    const browser = new Browser();
    await browser.signIn(login);
    give(browser);
  });
  afterEach(() => site.player(login, {}));
  return site;
}
