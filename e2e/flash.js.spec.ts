import { expect, Shop, test } from "./support/shop";

/** Something that is waited for, and what ends the waiting. */
function moment() {
  let come = () => {};
  const wait = new Promise<void>((resolve) => {
    come = resolve;
  });
  return { wait, come: () => come() };
}

test("OFC-03 a flash message delivered by an earlier data request stays when the form's own response arrives", async ({
  shop,
  context,
  page,
}) => {
  const other = new Shop(await context.newPage(), shop.origin, true);
  await shop.openAs("demo@example.test", "/en/office/security");
  await other.open("/en/");
  await page.fill('input[name="answer"]', "Rex");
  const [refreshing, posted, told] = [moment(), moment(), moment()];
  await page.route(/security\.data/, async (route) => {
    // A refresh is asked for before the post and answered after it. The browser has the post's answer, and with it
    // the post's own page, last.
    if (route.request().method() === "POST") {
      const response = await route.fetch();
      posted.come();
      await told.wait;
      return route.fulfill({ response });
    }
    refreshing.come();
    await posted.wait;
    await route.continue();
  });
  await other.choose(1);
  await refreshing.wait;
  const save = page.getByRole("button", { name: "Save the question" });
  await save.click();
  const message = page.locator('[data-code="security-changed"]');
  await expect(message).toBeVisible();
  await expect(save).toBeDisabled();
  told.come();
  await expect(save).toBeEnabled();
  await expect(message).toBeVisible();
});
