import { expect, type Shop, test } from "./support/shop";

/** The files of the build that a page has asked for ahead of a press, and what its policy refused. */
function watch({ page }: Shop) {
  const refusals: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy/i.test(message.text())) refusals.push(message.text());
  });
  return refusals;
}
/** Modules that the document has not linked itself: `login` is a page of its own that the header links to. */
const loginCode = (shop: Shop) => shop.page.locator("head link[rel=modulepreload][href*='login']");

test("POP-11 SEC-02 the code of a page loads when its link comes into view, and no data", async ({
  shop,
}) => {
  const refusals = watch(shop);
  const data: string[] = [];
  shop.page.on("request", (request) => {
    if (/\.data(\?|$)/.test(request.url())) data.push(request.url());
  });
  await shop.open("/en/about");
  await expect(loginCode(shop)).not.toHaveCount(0);
  expect([refusals, data]).toEqual([[], []]);
});

for (const [name, connection] of [
  ["saves data", { saveData: true, effectiveType: "4g" }],
  ["is 2g", { saveData: false, effectiveType: "slow-2g" }],
] as const)
  test(`POP-11 no code loads ahead on a connection that ${name}`, async ({ shop }) => {
    await shop.page.addInitScript((given) => {
      Object.defineProperty(Navigator.prototype, "connection", { get: () => given });
      const { observe } = IntersectionObserver.prototype;
      IntersectionObserver.prototype.observe = function (target) {
        if (target instanceof HTMLAnchorElement) document.documentElement.dataset["watched"] = "";
        observe.call(this, target);
      };
    }, connection);
    await shop.open("/en/about");
    // What runs after it in the same part: the visit is recorded.
    await shop.page.waitForLoadState("networkidle");
    await expect(shop.page.locator("html[data-watched]")).toHaveCount(0);
    await expect(loginCode(shop)).toHaveCount(0);
  });
