import { calls, failing, fieldOf, limitsPage, press } from "./support/limits";
import { leaveAlone } from "./support/quiet";
import { expect, test } from "./support/shop";
import { login } from "./support/state";

/** What the limit service may answer to a save that it does not take, and what the player is told. */
const refusals = [
  {
    fault: { status: 400, body: { title: "Above 1,000 only in writing" } },
    code: "limits-400",
    says: "in writing",
  },
  {
    fault: { status: 400, body: { title: "" } },
    code: "limits-400",
    says: "Check what you entered",
  },
  // One whose token is refused gets another, and is asked once more.
  {
    fault: { status: 401, body: { title: "" }, times: 2 },
    code: "limits-401",
    says: "sign in again",
  },
  {
    fault: { status: 403, body: { title: "Not before Monday" } },
    code: "limits-403",
    says: "Not before Monday",
  },
  {
    fault: { status: 403, body: { title: "" } },
    code: "limits-403",
    says: "cannot be changed now",
  },
  {
    fault: { status: 200, body: { status: 403, title: "Not today" } },
    code: "limits-403",
    says: "Not today",
  },
  { fault: { status: 500 }, code: "unanswered", says: "may or may not be saved" },
  { fault: { drop: "before" }, code: "unanswered", says: "may or may not be saved" },
];

test("LIM-03 every response to a save of limits has its message, and typed values stay until they are saved", async ({
  shop,
  platform,
}) => {
  const state = shop.value("limit-1-state");
  await leaveAlone(shop);
  await shop.openAs(login, limitsPage);
  await fieldOf(shop, 1).fill("500,50");
  await fieldOf(shop, 31).selectOption("4");
  for (const { fault, code, says } of refusals) {
    await failing({ platform }, calls.limits, fault);
    await press(shop, "save");
    const told = shop.alert().locator(`[data-code="${code}"]`);
    await expect(told, `${JSON.stringify(fault)}`).toContainText(says);
    await expect(shop.page.locator("main [data-code]:visible")).toHaveCount(1);
    await shop.settled();
    await expect(fieldOf(shop, 1)).toHaveValue("500,50");
    await expect(fieldOf(shop, 31)).toHaveValue("4");
    await expect(state).toHaveAttribute("value", "INACTIVE");
    await platform.clearFaults();
  }
  await press(shop, "save");
  await expect(shop.refusal("saved")).toBeVisible();
  await expect(shop.value("limit-1")).toHaveAttribute("value", "500.50");
  await shop.settled();

  // It holds although its answer is lost, and the page says so.
  await fieldOf(shop, 1).fill("400");
  await failing({ platform }, calls.limits, { drop: "after" });
  await press(shop, "save");
  await expect(shop.refusal("unanswered")).toBeVisible();
  await expect(shop.value("limit-1")).toHaveAttribute("value", "400.00");
  await shop.settled();
  await press(shop, "save");
  await expect(shop.refusal("same")).toBeVisible();
  await fieldOf(shop, 1).fill("300");
  await failing({ platform }, calls.limits, { status: 204 });
  await press(shop, "save");
  await expect(shop.refusal("saved")).toBeVisible();
  expect((await platform.calls()).filter(({ path }) => path.endsWith("/testanswers"))).toEqual([]);
});
