import { expect, test } from "./support/shop";

/** Where the first price stands, px from the top of what is below the header and its messages. */
const highest = 250;

test("REM-13 lists on a phone show the first price near the top and switch to another market @browser", async ({
  shop,
}) => {
  await shop.page.setViewportSize({ width: 360, height: 740 });
  for (const path of ["/en/", "/en/home/line"]) {
    await shop.open(path);
    const price = shop.page.locator('main button[name="bet"]:visible').first();
    const [content, box] = await Promise.all([
      shop.page.locator("main").boundingBox(),
      price.boundingBox(),
    ]);
    expect(content && box && [path, box.y - content.y < highest]).toEqual([path, true]);
  }
  const shown = () =>
    shop.page
      .locator('main button[name="bet"]:visible')
      .evaluateAll((all) => [
        ...new Set(all.map((each) => each.getAttribute("data-bet")?.split(":")[2])),
      ]);
  expect((await shown()).sort()).toEqual(["1", "2", "X"]);
  const choice = shop.page.getByRole("navigation", { name: "Market shown" });
  await choice.getByRole("link", { name: "Handicap" }).click();
  await expect(choice.locator('[aria-current="true"]')).toHaveText("Handicap");
  await expect.poll(async () => (await shown()).sort()).toEqual(["handicap-1", "handicap-2"]);
});

test("LAY-08 the sports column appears in wide windows only and marks the current league @browser", async ({
  shop,
}) => {
  await shop.open("/en/");
  const column = shop.page.getByRole("complementary", { name: "Sports and leagues" });
  const league = column.getByRole("link", { name: "England. Premier League" });
  await expect(league).toBeVisible();
  await league.click();
  await expect(shop.page.getByRole("heading", { level: 1 })).toHaveText("England. Premier League");
  await expect(column.locator('[aria-current="page"]')).toHaveText(/^England\. Premier League/);
  await shop.page.setViewportSize({ width: 1100, height: 800 });
  await expect(column).toBeHidden();
});
