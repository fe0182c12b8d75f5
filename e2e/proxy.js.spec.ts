// What the page says, and what becomes of the player's request, when a proxy between browser and shell damages it.
import type { BrowserContext, Page } from "@playwright/test";
import { Desk } from "./support/desk";
import { HtmlContext } from "./support/html/page";
import {
  breakAt,
  damagesOf,
  expectTruth,
  isData,
  isPost,
  ledgerOf,
  login,
  recovery,
  test,
  truthUntil,
} from "./support/proxied";
import type { Moment } from "./support/proxy";
import { expect, type OfferedBet, refused, Shop } from "./support/shop";
import { signIn } from "./support/sign-in";

test.describe.configure({ mode: "parallel" });

const moments: readonly Moment[] = ["before", "after"];
const lost = {
  before: "whose request never reaches the shell",
  after: "whose response is lost",
} as const;

const code = (shop: Shop, name: string) => shop.page.locator(`[data-code="${name}"]`);
const noAnswer = (shop: Shop) => shop.page.locator('[data-status="no-answer"]');
const placeButton = (shop: Shop) => shop.coupon().locator('button[name="intent"][value="place"]');

for (const moment of moments)
  test(`CPP-11 CPP-12 a bet ${lost[moment]} is being checked until its outcome is known, and is placed once`, async ({
    shop,
    platform,
    network,
  }) => {
    const ledger = ledgerOf(platform);
    await shop.openAs(login);
    for (const damage of damagesOf[moment])
      await test.step(damage, async () => {
        await shop.open("/en/");
        const [bet] = (await shop.choose(1)) as [OfferedBet];
        const before = await ledger();
        breakAt(network, isPost("place"), damage, moment);
        await shop.place("50");
        await expect.poll(() => network.damaged.length).toBeGreaterThan(0);
        if (damage !== "late")
          await expect(code(shop, "unanswered").or(code(shop, "checking")).first()).toBeVisible();
        await expectTruth(shop, ledger, before);
        if (damage !== "half") await expect(shop.stake()).toHaveValue("50");
        network.heal();

        const told = code(shop, "placed").locator("a").or(shop.value("receipt-id"));
        const isKnown = () => told.or(code(shop, "not-placed")).first().isVisible();
        await truthUntil(shop, ledger, before, isKnown, `${damage}: the page knows`);
        if (moment === "before" && damage !== "late") {
          await expect(shop.row(bet)).toBeVisible();
          await expect(shop.stake()).toHaveValue("50");
          await expect(placeButton(shop)).toBeEnabled();
          await placeButton(shop).click();
          await expect(shop.value("receipt-stake")).toHaveAttribute("value", "50.00");
        }
        expect((await ledger()).placed).toHaveLength(before.placed.length + 1);
      });
  });

test("CPP-11 CPP-12 a bet request that arrives after the browser's timeout is placed at most once", async ({
  shop,
  platform,
  network,
}) => {
  const ledger = ledgerOf(platform);
  await shop.page.clock.install();
  await shop.openAs(login);
  for (const moment of moments)
    await test.step(moment, async () => {
      await shop.open("/en/");
      const [, bet] = await shop.offered(2);
      await shop.choose(1);
      const before = await ledger();
      breakAt(network, isPost("place"), "late", moment);
      await shop.place("50");
      await expect.poll(() => network.damaged.length).toBe(1);
      // The browser waits 40 s for a post.
      await shop.page.clock.fastForward(40_000);
      const isKnown = async () => {
        await shop.page.clock.runFor(1_000);
        return code(shop, "placed").or(code(shop, "not-placed")).first().isVisible();
      };
      await truthUntil(shop, ledger, before, isKnown, "the page knows");
      if (moment === "before" && bet) {
        // Another coupon has another key.
        await shop.priceOf(bet).click();
        await expect(shop.row(bet)).toBeVisible();
        await shop.answered();
      }
      network.heal();
      if (moment === "before") {
        await shop.place("50");
        await expect(shop.value("receipt-stake")).toHaveAttribute("value", "50.00");
      }
      expect((await ledger()).placed).toHaveLength(before.placed.length + 1);
    });
});

for (const moment of moments)
  test(`CPS-04 CPP-11 a one-click bet ${lost[moment]} is being checked until its outcome is known`, async ({
    shop,
    platform,
    network,
  }) => {
    const ledger = ledgerOf(platform);
    await platform.player(login, {
      settings: { isActiveOneClick: "1", oneClickAmount: "120.00", oneClickIso: "RUB" },
    });
    await shop.openAs(login);
    const bets = await shop.offered(damagesOf[moment].length);
    const told = shop.page.locator("[data-one-click] [data-kind]").first();
    for (const [at, damage] of damagesOf[moment].entries())
      await test.step(damage, async () => {
        const before = await ledger();
        breakAt(network, isPost("one-click"), damage, moment);
        await shop.priceOf(bets[at] as OfferedBet).click();
        await expect.poll(() => network.damaged.length).toBeGreaterThan(0);
        if (damage !== "late") await expect(told).toHaveAttribute("data-code", "checking");
        await expectTruth(shop, ledger, before);
        network.heal();
        const isPlaced = moment === "after" || damage === "late";
        const ends = isPlaced ? "placed" : "not-placed";
        const isKnown = async () => (await told.getAttribute("data-code")) === ends;
        await truthUntil(shop, ledger, before, isKnown, `${damage}: ${ends}`);
        await told.locator('button[type="button"]').last().click();
        expect((await ledger()).placed).toHaveLength(before.placed.length + (isPlaced ? 1 : 0));
      });
  });

for (const moment of moments)
  test(`CPN-23 CPP-11 a cash-out ${lost[moment]} is being checked until its outcome is known`, async ({
    shop,
    platform,
    network,
  }) => {
    const ledger = ledgerOf(platform);
    const desk = new Desk(shop, platform);
    await desk.signIn(login);
    for (const damage of damagesOf[moment])
      await test.step(damage, async () => {
        const [bet] = (await desk.choose(1)) as [OfferedBet];
        await platform.market(bet.marketId, { coef: bet.coef });
        await shop.open(`${await desk.place({ amount: "100" })}?sell=whole`);
        await expect(shop.page.locator("#cash-out-take")).toBeVisible();
        const before = await ledger();
        breakAt(network, isPost("cash-out"), damage, moment);
        await shop.page.locator("#cash-out-take").click();
        await expect.poll(() => network.damaged.length).toBeGreaterThan(0);
        if (damage !== "late") await expect(code(shop, "checking").first()).toBeVisible();
        await expectTruth(shop, ledger, before);
        network.heal();
        const isSold = moment === "after" || damage === "late";
        // An offer lives for 15 s, and 5 s are for clocks and locks.
        if (!isSold) await platform.advance(21_000);
        const isKnown = () =>
          code(shop, isSold ? "cashed-out" : "not-taken")
            .first()
            .isVisible();
        await truthUntil(shop, ledger, before, isKnown, `${damage}: the page knows`);
        expect((await ledger()).sold).toHaveLength(before.sold.length + (isSold ? 1 : 0));
      });
  });

for (const moment of moments)
  test(`CPN-19 OPS-04 an added bet ${lost[moment]} keeps the typed stake, and its error goes when the network recovers`, async ({
    shop,
    network,
  }) => {
    await shop.openAs(login);
    const [first, ...bets] = (await shop.offered(damagesOf[moment].length + 1)) as [
      OfferedBet,
      ...OfferedBet[],
    ];
    await shop.priceOf(first).click();
    await expect(shop.row(first)).toBeVisible();
    for (const [at, damage] of damagesOf[moment].entries())
      await test.step(damage, async () => {
        const bet = bets[at] as OfferedBet;
        await shop.stake().fill("77");
        breakAt(network, isPost("add"), damage, moment);
        await shop.priceOf(bet).click();
        await expect.poll(() => network.damaged.length).toBeGreaterThan(0);
        if (damage !== "late") await expect(shop.alert()).toBeVisible();
        await expect(shop.stake()).toHaveValue("77");
        network.heal();
        // The coupon is in a cookie: without it the shell's answer changes nothing.
        const isThere = damage === "late" || damage === "half";
        await expect(shop.row(bet)).toHaveCount(isThere ? 1 : 0, { timeout: recovery });
        await expect(code(shop, "site-stale")).toHaveCount(0, { timeout: recovery });
        await expect(shop.coupon().locator("[role=alert]")).toHaveCount(0, { timeout: recovery });
        await expect(shop.stake()).toHaveValue("77");
        if (!isThere) {
          await shop.priceOf(bet).click();
          await expect(shop.row(bet)).toBeVisible();
          await shop.answered();
        }
      });
  });

test("CPN-19 OPS-04 a page with damaged data shows an error, keeps the typed stake and opens by itself later", async ({
  shop,
  network,
}) => {
  await shop.openAs(login);
  await shop.choose(1);
  await shop.markDocument();
  for (const damage of damagesOf.after)
    await test.step(damage, async () => {
      await shop.stake().fill("77");
      breakAt(network, ({ path }) => path.startsWith("/en/about.data"), damage, "after");
      await shop.page.locator('footer a[href="/en/about"]').last().click();
      await expect.poll(() => network.damaged.length).toBeGreaterThan(0);
      if (damage !== "late") await expect(noAnswer(shop)).toBeVisible();
      await expect(shop.stake()).toHaveValue("77");
      network.heal();
      await expect(noAnswer(shop)).toHaveCount(0, { timeout: recovery });
      await expect(shop.page).toHaveURL(/\/en\/about$/);
      await expect(shop.page.locator("main h1").first()).toBeVisible();
      await expect(shop.stake()).toHaveValue("77");
      await shop.page.locator('header a[href="/en/"], header a[href="/en"]').first().click();
      await expect(shop.page).toHaveURL(/\/en\/?$/);
      expect(await shop.isSameDocument()).toBe(true);
    });
});

test("CPP-05 CPP-12 a receipt whose data or code is damaged appears by itself when the network recovers", async ({
  shop,
  platform,
  network,
}) => {
  const ledger = ledgerOf(platform);
  // Data and code of the page.
  const isReceipt = ({ path }: { path: string }) =>
    /\/coupon\/receipt\/[\d,]+\.data|\/assets\/receipt-/.test(path);
  await shop.openAs(login);
  for (const damage of damagesOf.after)
    await test.step(damage, async () => {
      await shop.open("/en/");
      await shop.choose(1);
      // The slip's own page leads to the receipt's.
      await shop.open("/en/coupon");
      const before = await ledger();
      breakAt(network, isReceipt, damage, "after");
      await shop.place("50");
      await expect.poll(() => network.damaged.length).toBeGreaterThan(0);
      if (damage !== "late") await expect(noAnswer(shop)).toBeVisible();
      await expectTruth(shop, ledger, before);
      network.heal();
      const stake = shop.page.locator('[data-receipt] [data-name="receipt-stake"]');
      await truthUntil(shop, ledger, before, () => stake.isVisible(), `${damage}: the receipt`);

      breakAt(network, isReceipt, damage, "after");
      await shop.page.evaluate(() =>
        (window as unknown as { __remixRouter: { revalidate(): void } }).__remixRouter.revalidate(),
      );
      await expect.poll(() => network.damaged.length).toBeGreaterThan(0);
      if (damage !== "late") await expect(code(shop, "site-stale")).toBeVisible();
      await expect(stake).toHaveAttribute("value", "50.00");
      network.heal();
      await expect(code(shop, "site-stale")).toHaveCount(0, { timeout: recovery });
      await expect(stake).toHaveAttribute("value", "50.00");
      expect((await ledger()).placed).toHaveLength(before.placed.length + 1);
    });
});

for (const moment of moments)
  test(`CPP-11 CPP-12 without JavaScript the next page shows the true outcome of a bet ${lost[moment]}`, async ({
    site,
    platform,
    network,
  }) => {
    const ledger = ledgerOf(platform);
    const context = new HtmlContext("en");
    await context.addCookies([{ name: "cookie_consent", value: refused, url: site.origin }]);
    const page = (await context.newPage()) as unknown as Page;
    const shop = new Shop(page, site.origin, false);
    await signIn(page, site.origin, login);
    for (const damage of ["502", "closed"] as const)
      await test.step(damage, async () => {
        await shop.open("/en/");
        await shop.choose(1);
        const before = await ledger();
        network.damage((seen) =>
          isPost("place")(seen) && !isData(seen) ? { damage, moment } : null,
        );
        await shop.place("50").catch(() => undefined);
        network.heal();
        expect((await ledger()).placed).toHaveLength(
          before.placed.length + (moment === "after" ? 1 : 0),
        );
        await shop.open("/en/coupon");
        if (moment === "before") {
          await expect(code(shop, "checking")).toHaveCount(0);
          await shop.place("50");
        }
        await expect(shop.value("receipt-stake")).toHaveAttribute("value", "50.00");
        expect((await ledger()).placed).toHaveLength(before.placed.length + 1);
      });
    await (context as unknown as BrowserContext).close();
  });
