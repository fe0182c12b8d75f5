import type { Browser, BrowserContextOptions } from "@playwright/test";
import { refused, Shop } from "./shop";

/** A visitor with JavaScript and a window of a given look, who has been asked for cookies already. */
export async function lookingShop(
  browser: Browser,
  origin: string,
  look: Pick<BrowserContextOptions, "viewport" | "colorScheme">,
): Promise<Shop> {
  const context = await browser.newContext(look);
  await context.addCookies([{ name: "cookie_consent", value: refused, url: origin }]);
  return new Shop(await context.newPage(), origin, true);
}
