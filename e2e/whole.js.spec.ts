import { Desk } from "./support/desk";
import { expectWholeWhenNarrow } from "./support/look";
import { expect, test } from "./support/shop";

const login = "demo@example.test";

test("ACS-02 ACS-05 the statement and the settings in Arabic work by keyboard at 320 px and 400 % zoom", async ({
  shop,
}) => {
  await shop.openAs(login, "/ar/office/historypay");
  await expectWholeWhenNarrow(shop, "the statement");
  await shop.open("/ar/office/settings");
  await expectWholeWhenNarrow(shop, "the settings");
});

test("ACS-05 kick-off times in lists take one line at every width", async ({ shop }) => {
  for (const width of [360, 640, 768, 1000, 1440]) {
    await shop.page.setViewportSize({ width, height: 900 });
    await shop.open("/en/home/line");
    const lines = await shop.page.locator("main .ev .when").evaluateAll((times) =>
      times.map((time) => {
        const range = document.createRange();
        range.selectNodeContents(time);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
    );
    expect(lines.length).toBeGreaterThan(3);
    expect([width, Math.max(...lines)]).toEqual([width, 1]);
  }
});

test("ACS-05 CPN-07 the label of the system size is lower than 70 px in Russian, English and Arabic", async ({
  shop,
  platform,
}) => {
  const desk = new Desk(shop, platform);
  await desk.signIn(login);
  await desk.choose(20);
  await desk.post({ intent: "type", typeId: "2" });
  await shop.page.setViewportSize({ width: 1440, height: 900 });
  for (const lng of ["ru", "en", "ar"]) {
    await shop.open(`/${lng}/home/line`);
    const label = await shop.coupon().locator('label[for="systemValue"]').boundingBox();
    expect([lng, (label?.height ?? 900) < 70]).toEqual([lng, true]);
  }
});
