import type { Shop } from "./shop";

/** The page of limits, in English. */
export const limitsPage = "/en/office/responsible";

/** The field of a type of limit. */
export const fieldOf = (shop: Shop, code: number) => shop.page.locator(`#limit-${code}`);

/** Presses a button of the page's own form. */
export const press = (shop: Shop, intent: string) =>
  shop.page.locator(`main button[name="intent"][value="${intent}"]`).click();

const right = [
  "Over many bets you can expect to lose",
  "As likely as if you had not lost before",
  "Money that you can afford to lose",
  "Stop and take a break",
  "It keeps deposits over a time below an amount that you have chosen",
];

/** Answers each question of the test as an informed player would. */
export async function answerTest(shop: Shop) {
  const questions = shop.page.locator("main fieldset");
  for (let n = 0; n < (await questions.count()); n += 1) {
    const option = questions
      .nth(n)
      .locator("label")
      .filter({ hasText: new RegExp(right.join("|")) });
    await option.locator("input").check();
  }
  await shop.page.locator('main button:text("Send answers")').click();
  await shop.settled();
}
