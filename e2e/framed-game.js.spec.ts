import { expect, test } from "./support/shop";

const login = "demo@example.test";

/**
 * A game that has turned against the shop: it reads, leads away, opens windows and asks, and forges messages with its own
 * channel and others.
 */
const hostile = `<!doctype html><title>hostile</title><body style="height:90000px"><script>
const tried = {};
const attempt = (name, what) => { try { tried[name] = String(what()); } catch (error) { tried[name] = "refused " + error.name; } };
const channel = new URLSearchParams(location.search).get("channel");
attempt("document", () => parent.document.title);
attempt("cookie", () => document.cookie);
attempt("storage", () => localStorage.length);
attempt("address", () => parent.location.href);
attempt("move", () => { top.location = "/en/user/logout"; return "moved"; });
attempt("replace", () => { parent.location.replace("https://evil.test/"); return "moved"; });
attempt("window", () => window.open("https://evil.test/"));
attempt("history", () => top.history.length);
const form = Object.assign(document.body.appendChild(document.createElement("form")), { action: "/en/user/logout", method: "post", target: "_top" });
attempt("form", () => { form.submit(); return "sent"; });
alert("hostile");
const say = (more) => parent.postMessage({ touchline: 1, channel, ...more }, "*");
say({ type: "ready" });
say({ type: "open", page: "cashier" });
say({ type: "open", page: "https://evil.test/" });
say({ type: "navigate", to: "/en/user/logout" });
say({ type: "resize", height: 90000 });
say({ type: "balance", balance: "1000000.00" });
say({ type: "resize", height: 250, channel: "guessed" });
for (let n = 0; n < 500; n++) say({ type: "resize", height: 300 + n });
parent.postMessage("text", "*");
parent.postMessage({ type: "balance", source: "remix" }, "*");
window.tried = tried;
</script>`;

test("CAS-03 CAS-04 CAS-08 a framed game plays with the player's balance, and a hostile game cannot affect the page", async ({
  shop,
  platform,
  context,
}) => {
  await platform.player(login, {
    limits: { 32: { limitType: 32, limitValue: 5, startedAt: 0, needApprove: false } },
  });
  await shop.openAs(login, "/en/games/ridge-dice");
  await shop.page.getByRole("button", { name: "Play for real" }).click();
  await expect(shop.page).toHaveURL(/ridge-dice\?mode=real&account=\d+$/);
  const game = shop.page.frameLocator("iframe[data-game-frame]");
  await expect(game.locator("h1")).toHaveText("Ridge Dice");
  const sound = shop.page.getByRole("button", { name: "Sound" });
  await sound.click();
  await expect(sound).toHaveAttribute("aria-pressed", "true");

  await game.locator('input[name="stake"]').fill("50");
  await game.getByRole("button", { name: "Roll" }).click();
  await expect(game.locator('[data-name="round-win"]')).toHaveCount(1);
  const won = Number(await game.locator('[data-name="round-win"]').getAttribute("value"));
  const balance = (9_950 + won).toFixed(2);
  await expect(game.locator('[data-name="balance"]')).toHaveAttribute("value", balance);
  // The header asks the platform by itself.
  await expect(shop.page.locator('header [data-name="balance"]').first()).toHaveAttribute(
    "value",
    balance,
  );

  // A reality check that falls due stops the game where it is; the answer lets it go on, not from its beginning.
  const frame = shop.page.locator("iframe[data-game-frame]");
  await frame.evaluate((one) => one.setAttribute("data-marked", ""));
  const refreshed = shop.page.waitForResponse(
    async (reply) =>
      reply.url().includes("/remote/third-party/") &&
      (await reply.text()).includes("data-game-held"),
  );
  await platform.advance(300_000);
  await shop.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  const check = shop.page.locator('dialog[open] button[name="action"][value="continue"]');
  await expect(check).toBeVisible();
  // The moved clock has the page loaded again, while the player still reads the question.
  await refreshed;
  await expect(frame).toHaveAttribute("inert", "");
  await expect(shop.page.locator('[data-game-notice="paused"]')).toBeVisible();
  await check.click();
  await expect(frame).not.toHaveAttribute("inert", "");
  await expect(frame).toHaveAttribute("data-marked", "");
  await platform.player(login, { limits: { 32: null } });

  await context.route("**/sandbox/pages/games/**", (route) =>
    route.fulfill({ contentType: "text/html", body: hostile }),
  );
  let dialogs = 0;
  shop.page.on("dialog", (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  await shop.open("/en/games/ridge-dice?mode=real&account=11");
  const here = shop.page.url();
  const inside = shop.page.frames().find((one) => one.url().includes("/sandbox/pages/games/"));
  const tried = await inside?.evaluate(() => (globalThis as unknown as { tried: object }).tried);
  expect(tried).toEqual({
    document: "refused SecurityError",
    cookie: "refused SecurityError",
    storage: "refused SecurityError",
    address: "refused SecurityError",
    move: "refused SecurityError",
    replace: "refused SecurityError",
    window: "null",
    history: "refused SecurityError",
    form: "sent",
  });
  await expect(frame).toBeVisible();
  const height = await frame.evaluate((one) => one.getBoundingClientRect().height);
  expect(height).toBeLessThanOrEqual(2_402);
  expect([shop.page.url(), context.pages().length, dialogs]).toEqual([here, 1, 0]);
  expect(await platform.balance(login)).toBe(balance);
  await expect(shop.page.locator('header [data-name="balance"]').first()).toHaveAttribute(
    "value",
    balance,
  );
});
