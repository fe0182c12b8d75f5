import { setTimeout as pause } from "node:timers/promises";
import { unpackCoupon } from "~/domain/coupon/packed/pack";
import type { CouponCookie } from "~/domain/coupon/types";
import type { Platform } from "../../e2e/support/platform";
import { fieldOf, type HttpBrowser, type Reply } from "./http-browser";

/** Prices of the first games on the line, as their buttons carry them. */
export async function pricesOf(platform: Platform): Promise<string[]> {
  const games = await platform.games("status=line&limit=60");
  return games.flatMap(({ id, markets }) =>
    markets.map(
      ({ id: market, type, param, coef }) => `${id}:${market}:${type}:${param ?? ""}:${coef}`,
    ),
  );
}

/** Presses a price's button; the coupon is then in the browser's cookies. */
export async function addBet(browser: HttpBrowser, bet: string): Promise<void> {
  const reply = await browser.post("/en/coupon", { intent: "add", bet });
  if (reply.status !== 303) throw new Error(`not added: ${bet} (${reply.status})`);
}

/** The key on the coupon's page, which its form will send. */
export async function shownKey(browser: HttpBrowser): Promise<string> {
  const page = await browser.get("/en/coupon");
  const key = fieldOf(page.text, "key");
  if (key === null) throw new Error(`the coupon's page has no key (${page.status})`);
  return key;
}

/** The coupon as its cookie holds it: hundreds are prepared faster than their pages are drawn. */
export function keptCoupon(browser: Pick<HttpBrowser, "cookies">): CouponCookie {
  const [packed = ""] = decodeURIComponent(browser.cookies.get("coupon") ?? "").split(".");
  const coupon = unpackCoupon(JSON.parse(Buffer.from(packed, "base64").toString("utf8")));
  if (!coupon) throw new Error("the browser has no coupon");
  return coupon;
}

/** Id of the bet whose receipt an answer leads to; null = it leads elsewhere. */
export function receiptOf({ status, location }: Reply): string | null {
  return status === 303
    ? (/^\/en\/coupon\/receipt\/(\d+)$/.exec(location ?? "")?.[1] ?? null)
    : null;
}

/** The codes in a page's summary of what went wrong. */
export function codesOn({ text }: Reply): readonly string[] {
  return [...text.matchAll(/<li[^>]* data-code="([\w-]+)"/g)].map(([, code]) => code ?? "");
}

/** Says that nothing came of a post, because the node or its platform had no time or was away. */
export function isTurnedAway(reply: Reply): boolean {
  return reply.status === 503 || codesOn(reply).includes("unavailable");
}

/** Says "not now": nothing came of the post, or what did is told to whoever presses again. */
function isPutOff(reply: Reply): boolean {
  return (
    isTurnedAway(reply) || reply.location === "/en/coupon" || codesOn(reply).includes("pending")
  );
}

/** Presses as a player does who wants to know: again, until the answer is about the bet. */
export async function pressUntilTold(press: () => Promise<Reply>): Promise<Reply> {
  for (let turn = 1; ; turn++) {
    const reply = await press();
    if (!isPutOff(reply)) return reply;
    if (turn === 30) throw new Error(`put off ${turn} times: ${reply.status} ${codesOn(reply)}`);
    // Longer each time: who hammers runs into the limit on placing (SEC-07).
    await pause(Math.min(250 * turn, 2000));
  }
}
