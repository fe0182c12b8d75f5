import { beforeEach, expect, it } from "vitest";
import type { Bed } from "../support/bed";
import { bet } from "../support/test-feed";

const path = "/coupon-api/v1/shared";
const day = 86_400_000;

/** Coupons under a code, on whichever database. */
export function sharedCouponsSuite(bedOf: () => Bed): void {
  let bed: Bed;
  beforeEach(async () => {
    bed = bedOf();
    await bed.reset();
  });

  const named = (gameId: number, changes: Record<string, unknown> = {}) => {
    const { coef: _coef, scores: _scores, ...ref } = bet(gameId, 0);
    return { ...ref, blockId: 0, isBanker: false, ...changes };
  };
  const content = (...games: readonly number[]) => ({
    typeId: 1,
    systemValue: 2,
    bets: games.map((id) => named(id)),
  });
  const save = (body: unknown) => bed.call("POST", path, body);
  const load = (code: string) => bed.call("GET", `${path}/${encodeURIComponent(code)}`);

  it("CPN-21 a shared code returns a coupon's bets, type, bankers and blocks without stake or prices", async () => {
    const shared = {
      typeId: 2,
      systemValue: 3,
      bets: [named(501, { isBanker: true }), named(502, { blockId: 2 })],
    };
    const saved = await save({
      ...shared,
      amount: "500",
      bets: shared.bets.map((one) => ({ ...one, coef: "9" })),
    });
    expect(saved.status).toBe(201);
    expect(saved.body.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
    const loaded = await load(saved.body.code);
    expect(loaded.body).toEqual({ ...shared, ...saved.body });
  });

  it("CPN-21 a shared code may be typed in lower case, with hyphen, space and the letter o for 0", async () => {
    const { code } = (await save(content(501))).body;
    const written = `${code.slice(0, 4)}-${code.slice(4)} `.toLowerCase().replaceAll("0", "o");
    expect((await load(written)).body.code).toBe(code);
  });

  it("CPN-21 the same coupon keeps its shared code, and any other coupon gets another", async () => {
    const both = await Promise.all(Array.from({ length: 6 }, () => save(content(501, 502))));
    expect(new Set(both.map(({ body }) => body.code)).size).toBe(1);
    const others = [
      content(501),
      content(502, 501),
      { ...content(501, 502), typeId: 9 },
      { ...content(501, 502), bets: [named(501, { isBanker: true }), named(502)] },
    ];
    const codes = new Set([both[0]?.body.code]);
    for (const other of others) codes.add((await save(other)).body.code);
    expect(codes.size).toBe(5);
  });

  it("CPN-21 a shared code expires 30 days after it was last saved", async () => {
    const first = (await save(content(501))).body;
    const once = (await save(content(502))).body;
    await bed.control("POST", "clock", { advanceMs: 29 * day });
    expect((await load(first.code)).status).toBe(200);
    const again = (await save(content(501))).body;
    expect(again.code).toBe(first.code);
    // The clock runs on between the two by some milliseconds.
    expect(Date.parse(again.expiresAt) - Date.parse(first.expiresAt)).toBeGreaterThanOrEqual(
      29 * day,
    );
    await bed.control("POST", "clock", { advanceMs: day });
    expect((await load(once.code)).body).toEqual({ code: "not-found" });
    expect((await load(first.code)).status).toBe(200);
    await bed.control("POST", "clock", { advanceMs: 29 * day });
    expect((await load(first.code)).status).toBe(404);
    expect((await save(content(501))).body.code).not.toBe(first.code);
  });

  it("CPN-21 an invalid shared code gets a 404, and an invalid coupon a 400", async () => {
    for (const text of ["00000000", "x", "%", "../coupons", "UUUUUUUU"])
      expect([text, (await load(text)).status]).toEqual([text, 404]);
    const bad = [
      { ...content(501), bets: [] },
      { ...content(501), bets: Array.from({ length: 51 }, () => named(501)) },
      { ...content(501), systemValue: 1 },
      { ...content(501), bets: [{ ...named(501), type: "x".repeat(25) }] },
    ];
    for (const body of bad) expect((await save(body)).status).toBe(400);
  });
}
