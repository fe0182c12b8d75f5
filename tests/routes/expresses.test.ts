import { describe, expect, it } from "vitest";
import { Browser, type Page } from "../support/browser";
import { keptCoupon } from "../support/http-slip";
import { signedIn } from "../support/signed-in";
import { betOn, siteOfFile } from "../support/site";
import { add, codesOf } from "../support/slip";

const site = siteOfFile();

const offerOf = (page: Page) => {
  const [offer] = page.shell.expresses;
  if (!offer) throw new Error("none is offered");
  return offer;
};
/** Presses the button of an express as its form stands on the page. */
const press = (browser: Browser, { id }: { id: number }) =>
  browser.post("/en/coupon", { intent: "express", expressId: String(id) });

describe("accumulator of the day", () => {
  it("CPN-24 the accumulator of the day is added whole by one click, at its own total price", async () => {
    const guest = new Browser();
    const offer = offerOf(await guest.get("/en/home/line"));
    expect(offer.legs.length).toBeGreaterThanOrEqual(3);
    expect((await press(guest, offer)).status).toBe(303);
    const page = await guest.get("/en/coupon");
    expect(
      page.coupon.rows.map(({ id, name, title, coef }) => ({ id, name, game: title, coef })),
    ).toEqual(offer.legs);
    expect([page.coupon.coef, keptCoupon(guest).expressId, page.coupon.effectiveTypeId]).toEqual([
      offer.coef,
      offer.id,
      1,
    ]);
    expect(page.shell.expresses).toEqual([]);
    await guest.submit("/en/coupon", {
      intent: "remove",
      bet: offer.legs[0]?.id ?? "",
    });
    expect(keptCoupon(guest).expressId).toBeNull();
  });

  it("CPN-24 CPN-05 the accumulator of the day joins existing bets, and bets on one game are marked as dependent", async () => {
    const guest = new Browser();
    const offer = offerOf(await guest.get("/en/home/line"));
    const [gameId] = offer.legs[0]?.id.split(":") ?? [];
    const game = (await site.games()).find(({ id }) => String(id) === gameId);
    const own =
      game &&
      ["X", "12"].map((type) => betOn(game, type)).find(({ name }) => name !== offer.legs[0]?.id);
    if (!own) throw new Error("the first leg's game");
    await add(guest, own);
    await press(guest, offer);
    const { coupon } = await guest.get("/en/coupon");
    expect(coupon.rows.map(({ id }) => id)).toEqual([own.name, ...offer.legs.map(({ id }) => id)]);
    expect(coupon.rows.filter(({ isDepend }) => isDepend).map(({ id }) => id)).toEqual([
      own.name,
      offer.legs[0]?.id,
    ]);
    expect(keptCoupon(guest).expressId).toBeNull();
  });

  it("CPN-24 an accumulator of the day that is no longer offered is refused and adds nothing", async () => {
    const guest = new Browser();
    const offer = offerOf(await guest.get("/en/home/line"));
    await site.market(Number(offer.legs[1]?.id.split(":")[1]), { isBlocked: true });
    for (const id of [offer.id, offer.id + 2, Number.NaN]) {
      const page = await press(guest, { id });
      expect([page.status, codesOf(page), page.coupon.count]).toEqual([
        422,
        ["unknown-express"],
        0,
      ]);
    }
    site.forget();
    expect((await guest.get("/en/home/line")).shell.expresses).toEqual([]);
  });

  it("CPN-24 pages load without the accumulator of the day while its service is down", async () => {
    await site.fault("/coupon-api/v1/expresses", { status: 503 });
    const guest = new Browser();
    const page = await guest.get("/en/home/line");
    expect([page.status, page.shell.expresses]).toEqual([200, []]);
    expect(codesOf(await press(guest, { id: 1 }))).toEqual(["unavailable"]);
  });

  it("CPN-24 LAY-10 a display setting hides the accumulator of the day", async () => {
    await site.player("demo@example.test", { settings: {} });
    const player = await signedIn();
    offerOf(await player.get("/en/home/line"));
    await player.post("/en/office/settings", {
      boxes: "isAccumulatorLine,isAccumulatorLive",
      isAccumulatorLive: "1",
    });
    const hidden = await player.get("/en/home/line");
    expect(hidden.shell.expresses.filter(({ isLive }) => !isLive)).toEqual([]);
  });
});
