import { expectWhole } from "./support/look";
import { expect, type Shop, test } from "./support/shop";

const phone = { width: 360, height: 740 };
const guest = ["", "line/football", "user/login", "user/registration", "lotto", "statistic"];
const own = ["coupon", "office/settings", "office/security", "office/history"];

/** The languages that owe every text. */
const written = ["en", "ru", "ar", "es", "tr"] as const;

/**
 * Text in a font as low and as narrow as any, in the small size: what is as large as its text shows it. The style sheet
 * names the font by one token.
 */
async function setLowFont(shop: Shop) {
  const isSet = await shop.page.evaluate(async () => {
    const low = { ascentOverride: "60%", descentOverride: "10%", lineGapOverride: "0%" };
    const places = ["Liberation Sans Narrow", "Liberation Sans", "DejaVu Sans"];
    const font = new FontFace("Low", places.map((name) => `local("${name}")`).join(), low);
    await font.load();
    document.fonts.add(font);
    document.documentElement.style.setProperty("--body", "Low");
    document.documentElement.dataset["font"] = "s";
    await document.fonts.ready;
    return getComputedStyle(document.body).fontFamily.includes("Low");
  });
  expect(isSet).toBe(true);
}

test("ACS-05 touch targets on a phone measure 44 px in five languages with a small and narrow font", async ({
  shop,
}) => {
  test.setTimeout(240_000);
  await shop.page.setViewportSize(phone);
  const look = async (lng: string, path: string) => {
    await shop.open(`/${lng}/${path}`);
    await setLowFont(shop);
    await expectWhole(shop, `/${lng}/${path}`);
  };
  for (const lng of written) for (const path of guest) await look(lng, path);
  await shop.openAs("demo@example.test");
  for (const lng of written) for (const path of own) await look(lng, path);
});
