import { freshDatabase } from "./database";
import type { Platform } from "./platform";
import {
  type Damage,
  damages,
  type Moment,
  type NetworkProxy,
  openProxy,
  type Seen,
} from "./proxy";
import { type Running, startEmbedded } from "./server";
import { test as base, expect, type Shop } from "./shop";

/** The shop behind a proxy: one site for the file, known by the proxy's origin alone. */
export const test = base.extend<object, { network: NetworkProxy; site: Running }>({
  network: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const proxy = await openProxy();
      await use(proxy);
      await proxy.close();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ network: proxy }, use) => {
      const running = await startEmbedded({
        DATABASE_URL: await freshDatabase(),
        PUBLIC_ORIGIN: proxy.origin,
      });
      proxy.forwardTo(running.origin);
      await use({ ...running, origin: proxy.origin });
      await running.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

/** The longest wait of the network code is 8 s (`waitAfter`); the answer itself may take 2 s. */
export const recovery = 10_000;

/** What a proxy can do before the shell has the request, and after the shell has done it. */
export const damagesOf: Readonly<Record<Moment, readonly Damage[]>> = {
  before: damages.filter((damage) => damage !== "half"),
  after: damages,
};

export const isData = ({ path }: Seen) => /\.data(\?|$)/.test(path);
export const isPost = (intent: string) => (seen: Seen) =>
  seen.method === "POST" && seen.form.get("intent") === intent;

/** Damages one request, and keeps the network down for all that the page's code asks after it. */
export function breakAt(
  network: NetworkProxy,
  isHit: (seen: Seen) => boolean,
  damage: Damage,
  moment: Moment,
): void {
  let isBroken = false;
  network.damage((seen) => {
    if (isHit(seen)) {
      // A late answer is the fault of one request: the others pass.
      isBroken = damage !== "late";
      return { damage, moment };
    }
    const isOfPage = isData(seen) || seen.path.startsWith("/remote/");
    return isBroken && isOfPage ? { damage, moment: "before" } : null;
  });
}

interface Claims {
  /** Numbers of bets that the page says are placed. */
  readonly placed: readonly string[];
  /** The page says that nothing was placed, sent or sold. */
  readonly isNothing: boolean;
  /** The page says that a bet is sold. */
  readonly isSold: boolean;
}

/** What the page says of bets now. */
function claimsOf(shop: Shop): Promise<Claims> {
  return shop.page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
    const receipts = shown('[data-name="receipt-id"]').map(
      (one) => one.getAttribute("value") ?? "",
    );
    const links = shown('[data-code="placed"] a[href*="/coupon/receipt/"]').flatMap((one) =>
      (/receipt\/([\d,]+)/.exec(one.getAttribute("href") ?? "")?.[1] ?? "").split(","),
    );
    const nothing =
      /nothing was placed|was not placed|was not sent|was not sold|nothing has changed|nothing was done/i;
    return {
      placed: [...receipts, ...links],
      // biome-ignore lint/performance/useDomNodeTextContent: what is hidden says nothing
      isNothing: nothing.test(document.body.innerText),
      isSold: shown('[data-code="cashed-out"]').length > 0,
    };
  });
}

/** What stands by the ledger: bets and sales. */
export interface Standing {
  readonly placed: readonly string[];
  readonly sold: readonly string[];
}
type LedgerOf = () => Promise<Standing>;

/** Whose bets are looked at. */
export const login = "demo@example.test";

export const ledgerOf = (platform: Platform) => async (): Promise<Standing> => {
  const bets = await platform.bets(login);
  const sold = bets.filter(({ state }) => state === "cashed-out");
  return { placed: bets.map(({ id }) => id), sold: sold.map(({ id }) => id) };
};

/** Compares what the page says with the ledger; `before` is what stood before the request. */
export async function expectTruth(shop: Shop, ledger: LedgerOf, before: Standing): Promise<void> {
  const claims = await claimsOf(shop).catch(() => null);
  if (!claims) return;
  const { placed, sold } = await ledger();
  expect(placed, "a receipt is shown of a bet that stands").toEqual(
    expect.arrayContaining([...claims.placed]),
  );
  const isDone = placed.length > before.placed.length || sold.length > before.sold.length;
  if (claims.isNothing) expect(isDone, "the page says that nothing was done").toBe(false);
  if (claims.isSold) expect(sold.length, "the page says that the bet is sold").toBeGreaterThan(0);
}

/** Waits until `isSo`, while all that the page says is true. */
export async function truthUntil(
  shop: Shop,
  ledger: LedgerOf,
  before: Standing,
  isSo: () => Promise<boolean>,
  what: string,
): Promise<void> {
  const look = async () => {
    await expectTruth(shop, ledger, before);
    return isSo();
  };
  await expect.poll(look, { message: what, timeout: recovery, intervals: [100] }).toBe(true);
}
