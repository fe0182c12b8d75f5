import { walkAccessible } from "./support/accessible";
import { test } from "./support/shop";

test("ACS-01 no page or state has an axe violation, read from the right", async ({
  shop,
  platform,
}) => {
  test.setTimeout(240_000);
  await walkAccessible(shop, platform, "ar");
});
