import { expect, test } from "./support/shop";

test.use({ consent: null });

test("CFG-04 SES-09 SES-10 a page fetches the visit's session, and the device fingerprint only after consent", async ({
  shop,
  platform,
}) => {
  const { page } = shop;
  const fetched: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/remote\/(?:visit|fingerprint\.js)$/.test(pathname)) fetched.push(pathname);
  });
  await page.clock.install();
  await shop.open("/en/about");
  await expect.poll(() => fetched).toEqual(["/remote/visit"]);
  const stored = () => page.evaluate(() => localStorage.getItem("FINGERPRINT"));
  await page.clock.runFor(20_000);
  expect([fetched.length, await stored()]).toEqual([1, null]);

  await page.getByRole("button", { name: "Accept all" }).click();
  await expect.poll(stored).toContain('"token"');
  expect(fetched).toEqual(["/remote/visit", "/remote/fingerprint.js"]);
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["visit", "ggru", "ggru_grant", "device"]));

  // Another page of the visit knows all of it; a sign-in sends it.
  await shop.open("/en/user/login");
  await page.clock.runFor(20_000);
  expect(fetched).toHaveLength(2);
  await page.fill('main input[name="login"]', "demo@example.test");
  await page.fill('main input[name="password"]', "demo");
  await page.getByRole("button", { name: "Sign in", exact: true }).last().click();
  await expect(shop.value("balance")).toBeVisible();
  const call = (await platform.calls()).find(({ path }) => path.endsWith("/authapi/v1/login"));
  expect(call?.body).toMatchObject({ device: { token: expect.any(String) } });
});
