import { walkAccessible } from "./support/accessible";
import { test } from "./support/shop";

test("ACS-01 axe finds no violation on the pages of the main betting flow in Arabic", async ({
  shop,
  platform,
}) => {
  test.setTimeout(240_000);
  await walkAccessible(shop, platform, "ar");
});
