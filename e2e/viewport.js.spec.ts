import { expect, test } from "./support/shop";

test("LAY-06 what is scrolled into view keeps 10 px from the header and the sides, and 52 px from the lower edge", async ({
  shop,
}) => {
  const { page } = shop;
  await shop.open("/en/home/line");
  const edges = (block: "start" | "end") =>
    page.evaluate((block) => {
      const header = document.querySelector("header")?.getBoundingClientRect();
      const rows = [...document.querySelectorAll("main [data-bet]")];
      const row = rows[Math.floor(rows.length / 2)];
      row?.scrollIntoView({ block, behavior: "instant" });
      const box = row?.getBoundingClientRect();
      if (!header || !box) return null;
      const { scrollPaddingLeft, scrollPaddingRight } = getComputedStyle(document.documentElement);
      return {
        below: Math.round(box.top - header.height),
        above: Math.round(innerHeight - box.bottom),
        sides: [scrollPaddingLeft, scrollPaddingRight],
      };
    }, block);
  expect(await edges("start")).toMatchObject({ below: 10, sides: ["10px", "10px"] });
  expect((await edges("end"))?.above).toBe(52);
});

test("LAY-07 the body is marked while the keyboard is used, until a press", async ({ shop }) => {
  const { page } = shop;
  await shop.open("/en/about");
  const body = page.locator("body");
  await expect(body).not.toHaveClass(/keyboard-user/);
  await page.keyboard.press("Tab");
  await expect(body).toHaveClass(/keyboard-user/);
  await page.mouse.click(5, 300);
  await expect(body).not.toHaveClass(/keyboard-user/);
});
