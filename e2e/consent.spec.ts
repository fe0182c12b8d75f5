import type { BrowserContext } from "@playwright/test";
import { expect, type Shop, test } from "./support/shop";

const login = "demo@example.test";
const calls = "/web-api/user/v1/cookies-";
const ads = ["ad_storage", "ad_user_data", "ad_personalization", "analytics_storage"];
const rest = ["functionality_storage", "personalization_storage", "security_storage"];
const results = [
  { choice: "all", granted: [...ads, ...rest], keepsWidth: true },
  { choice: "functionality", granted: rest, keepsWidth: true },
  { choice: "marketing", granted: ads, keepsWidth: false },
  { choice: "disable", granted: [], keepsWidth: false },
] as const;

test.use({ consent: null });

const part = (shop: Shop) => shop.page.locator("[data-consent='main'], [data-consent='customise']");
const button = (shop: Shop, choice: string) =>
  part(shop).locator(`button[name="choice"][value="${choice}"]`);
const cookie = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find((one) => one.name === name)?.value ?? null;

/** The signals that tags have been told last; without a script, what the document's first script would tell them. */
async function granted(shop: Shop): Promise<string[]> {
  const told = shop.hasScript
    ? await shop.page.evaluate(() =>
        ((globalThis as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer ?? []).map(
          (each) => Array.from(each),
        ),
      )
    : [...(await shop.page.content()).matchAll(/gtag\("consent","(\w+)",(\{[^}]*\})\)/g)].map(
        ([, kind, json]) => ["consent", kind, JSON.parse(json ?? "{}")],
      );
  expect(told[0]?.slice(0, 2)).toEqual(["consent", "default"]);
  expect(Object.values(told[0]?.[2] as object)).toEqual(Array(7).fill("denied"));
  const last = told.at(-1)?.[2] as Record<string, string>;
  return Object.keys(last).filter((signal) => last[signal] === "granted");
}

/** Makes a choice in the part: everything and nothing by one press, a class by its box. */
async function choose(shop: Shop, choice: string) {
  if (choice === "all" || choice === "disable") await button(shop, choice).click();
  else {
    await part(shop).getByRole("link", { name: "Customise" }).click();
    await expect(part(shop)).toHaveAttribute("data-consent", "customise");
    for (const box of await part(shop).getByRole("checkbox").all())
      await expect(box).not.toBeChecked();
    await part(shop).locator(`input[name="${choice}"]`).check();
    await part(shop).getByRole("button", { name: "Accept selected" }).click();
  }
  await expect(part(shop)).toHaveCount(0);
}

for (const { choice, granted: expected, keepsWidth } of results) {
  test(`CNS-01 CNS-02 CNS-05 the cookie choice ${choice} sets the tags' signals and is stored with its receipt`, async ({
    shop,
    platform,
    context,
  }) => {
    await shop.openAs(login, "/en/about");
    await expect.poll(() => granted(shop)).toEqual([]);
    await expect.poll(() => cookie(context, "window_width")).toBeNull();
    await shop.markDocument();
    const before = (await platform.calls()).length;
    await choose(shop, choice);
    await expect(shop.page).toHaveURL(`${shop.origin}/en/about`);
    expect(await shop.isSameDocument()).toBe(shop.hasScript);
    await expect
      .poll(() => granted(shop))
      .toEqual(expected.length === 0 ? [] : expect.arrayContaining([...expected]));
    await expect.poll(() => granted(shop)).toHaveLength(expected.length);

    const [kept, revision, , receipt] = (await cookie(context, "cookie_consent"))?.split(".") ?? [];
    expect([kept, revision]).toEqual([choice, "1"]);
    const sent = (await platform.calls())
      .slice(before)
      .filter(({ path }) => path.startsWith(calls));
    expect(sent.find(({ path }) => path.endsWith("receipts"))?.body).toMatchObject({
      id: receipt,
      choice,
    });
    expect(sent.some(({ path }) => path.endsWith("agreement"))).toBe(choice === "all");
    if (shop.hasScript)
      await expect.poll(() => cookie(context, "window_width")).toBe(keepsWidth ? "1440" : null);

    await shop.open("/en/coupon");
    await expect(part(shop)).toHaveCount(0);
    await expect.poll(() => granted(shop)).toHaveLength(expected.length);
  });
}

test("CNS-03 CNS-05 the cookies page shows and changes the cookie choice, and a withdrawn class deletes its cookies", async ({
  shop,
  context,
}) => {
  const main = shop.page.locator("main");
  await shop.open("/en/cookies");
  await expect(main).toContainText("You haven't chosen yet");
  await main.locator('button[value="all"]').click();
  await expect(shop.value("consent")).toHaveAttribute("value", "all");
  await expect(shop.value("consent-revision")).toHaveAttribute("value", "1");
  const receipt = await shop.valueOf("consent-receipt");
  expect(receipt).toMatch(/^[\w-]{16}$/);
  await shop.settled();
  if (!shop.hasScript)
    await context.addCookies([{ name: "window_width", value: "1440", url: shop.origin }]);
  await expect.poll(() => cookie(context, "window_width")).toBe("1440");

  await main.locator('input[name="functionality"]').uncheck();
  await main.getByRole("button", { name: "Accept selected" }).click();
  await expect(shop.value("consent")).toHaveAttribute("value", "marketing");
  await expect.poll(() => shop.valueOf("consent-receipt")).not.toBe(receipt);
  await expect.poll(() => cookie(context, "window_width")).toBeNull();
  await expect.poll(() => granted(shop)).toHaveLength(4);
  const row = main.getByRole("row").filter({ hasText: "window_width" });
  await expect(row).toContainText("Convenience");
  await expect(row).toContainText("1 year");
  await expect(
    main.locator("[data-screen='info:cookies'] h1, [data-screen='info:cookies'] h2").first(),
  ).toBeVisible();
});

test("CNS-01 the page to choose cookie classes stores the choice and leads back to the previous page", async ({
  shop,
  context,
}) => {
  await shop.open("/en/cookies/consent?returnUrl=%2Fen%2Fabout");
  await expect(part(shop)).toHaveCount(0);
  const boxes = shop.page.locator("main").getByRole("checkbox");
  await expect(boxes).toHaveCount(2);
  for (const box of await boxes.all()) await expect(box).not.toBeChecked();
  await boxes.first().check();
  await shop.page.locator("main").getByRole("button", { name: "Accept selected" }).click();
  await expect(shop.page).toHaveURL(`${shop.origin}/en/about`);
  await expect.poll(() => cookie(context, "cookie_consent")).toMatch(/^functionality\./);
});

test("CNS-05 a new revision of the cookie policy shows the cookie dialog again", async ({
  shop,
  platform,
}) => {
  await shop.open("/en/about");
  await choose(shop, "all");
  await platform.config({ cookiePolicy: { revision: 2 } });
  await shop.open("/en/about");
  await expect(part(shop)).toBeVisible();
  await expect.poll(() => granted(shop)).toEqual([]);
  await choose(shop, "disable");
  await shop.open("/en/about");
  await expect(part(shop)).toHaveCount(0);
});

test("CNS-01 CNS-04 the buttons to accept and to refuse all cookies match, and Back returns to the first view", {
  tag: "@browser",
}, async ({ shop }) => {
  await shop.open("/en/about?x=1");
  const look = (choice: string) =>
    button(shop, choice).evaluate((node) => {
      const { backgroundColor, color, fontSize, fontWeight, borderColor } = getComputedStyle(node);
      const { width, height, top } = node.getBoundingClientRect();
      return { backgroundColor, color, fontSize, fontWeight, borderColor, width, height, top };
    });
  await expect.poll(() => look("disable")).toEqual(await look("all"));
  await part(shop).getByRole("link", { name: "Customise" }).click();
  await expect(part(shop)).toHaveAttribute("data-consent", "customise");
  await part(shop).getByRole("link", { name: "Back" }).click();
  await expect(part(shop)).toHaveAttribute("data-consent", "main");
  await expect(shop.page).toHaveURL(`${shop.origin}/en/about?x=1`);
  // So it is where the address asks for the other view, as a press before the script does.
  await shop.open("/en/about?x=1&consent=customise");
  await part(shop).getByRole("link", { name: "Back" }).click();
  await expect(part(shop)).toHaveAttribute("data-consent", "main");
  await expect(shop.page).toHaveURL(`${shop.origin}/en/about?x=1`);
});
