import type { HyperBonus } from "~/domain/coupon/bonus";
import type { OpenBet } from "~/domain/coupon/cash-out/open-bet";
import type { CouponTypeId } from "~/domain/coupon/kinds";
import { minSystemValue } from "~/domain/coupon/limits";
import type { PlacementKeyResult } from "~/domain/coupon/placement-result";
import type { CouponBounds } from "~/domain/coupon/stakes/stake";
import type { SystemOption } from "~/domain/coupon/state";
import type { BetRef, CurrentBet, PlacedCoupon } from "~/domain/coupon/types";
import { type Answer, type Failure, malformedField } from "../failure.server";
import { wireToMinor } from "../money.server";
import { type Policy, queryPolicy } from "../policy.server";
import type { CallInput } from "../request/call-input.server";
import type { PlatformScope } from "../scope.server";
import { call } from "../transport.server";
import { toBet, toCouponBounds, toHyperBonus, toPlacedCoupon } from "./translate.server";
import {
  couponListWire,
  type PlacedCouponWire,
  placedCouponWire,
  resolveReplyWire,
} from "./wire.server";

/** State of an unplaced coupon, in the requested currency; null = unbounded. */
export interface ResolvedBets<C extends string = string> extends CouponBounds<C> {
  /** In the order requested; null = the platform does not know the bet (any more). */
  readonly bets: readonly (CurrentBet | null)[];
  /** Bounds of each bet as a single, if singles were requested and the platform states them. */
  readonly singles: readonly (CouponBounds<C> | null)[] | null;
  /** Bounds of each block by its id, if blocks were requested. */
  readonly blocks: Readonly<Record<string, CouponBounds<C>>>;
  /**
   * Hyper-bonus on a win, and the price of the bet against an express; null = not offered (CPN-13, CPN-08).
   */
  readonly hyperBonus: HyperBonus<C> | null;
  readonly antiExpressCoef: string | null;
  /** System sizes available for these bets (CPN-07). */
  readonly systemValues: readonly SystemOption<C>[];
}

/** A coupon to resolve: blocks as in `PlacedLeg`. `currency` is ISO 4217. */
export interface ResolveInput<C extends string = string> {
  readonly typeId: CouponTypeId;
  readonly currency: C;
  readonly systemValue?: number;
  readonly bets: readonly (BetRef & { readonly blockId?: number })[];
}

const resolvePolicy = queryPolicy("coupons.resolve", "none", {
  timeoutMs: 1500,
  retries: 1,
  retryDelayMs: 100,
});
const listPolicy = queryPolicy("coupons.list", "bearer", {
  timeoutMs: 2000,
  retries: 1,
  retryDelayMs: 100,
});
const onePolicy = queryPolicy("coupons.one", "bearer", {
  timeoutMs: 1500,
  retries: 1,
  retryDelayMs: 100,
});
const keyPolicy = queryPolicy("coupons.by-key", "bearer", {
  timeoutMs: 2000,
  retries: 2,
  retryDelayMs: 200,
});
const base = "/coupon-api/v1/coupons";

/** Loads current prices and states of a coupon's bets, and its bounds (CPN-26). */
export async function resolveBets<C extends string>(
  scope: PlatformScope,
  ask: ResolveInput<C>,
): Promise<Answer<ResolvedBets<C>>> {
  const { typeId, currency, systemValue = minSystemValue } = ask;
  const refs = ask.bets.map(({ gameId, marketId, type, param, blockId = 0 }) => ({
    gameId,
    marketId,
    type,
    param,
    blockId,
  }));
  const json = { lng: scope.lng, typeId, currency, systemValue, bets: refs };
  const input = { method: "POST", path: "/coupon-api/v1/resolve", json } as const;
  const reply = await call(scope, resolvePolicy, input, resolveReplyWire);
  if (!reply.ok) return reply;
  const { bets, singles } = reply.data;
  if (bets.length !== refs.length) return malformedField("bets");
  const bounds = toCouponBounds(reply.data, ask.currency);
  if (typeof bounds === "string") return malformedField(bounds);
  const own: (CouponBounds<C> | null)[] = [];
  for (const [index, wire] of (singles ?? []).entries()) {
    const made = wire && toCouponBounds(wire, ask.currency);
    if (typeof made === "string") return malformedField(`singles.${index}.${made}`);
    own.push(made);
  }
  const blocks: Record<string, CouponBounds<C>> = {};
  for (const [id, wire] of Object.entries(reply.data.blocks ?? {})) {
    const made = toCouponBounds(wire, ask.currency);
    if (typeof made === "string") return malformedField(`blocks.${id}.${made}`);
    blocks[id] = made;
  }
  const systemValues: SystemOption<C>[] = [];
  for (const { minBetAmount, ...option } of reply.data.systemValues ?? []) {
    const least = wireToMinor(minBetAmount, ask.currency);
    if (least === null) return malformedField("systemValues");
    systemValues.push({ ...option, minBetAmount: least });
  }
  const { hyperBonus: hyperWire, antiExpressCoef = null } = reply.data;
  const hyperBonus = hyperWire ? toHyperBonus(hyperWire, ask.currency) : null;
  if (hyperWire && !hyperBonus) return malformedField("hyperBonus");
  const isOfEach = own.length === refs.length && refs.length > 0;
  const value = {
    bets: bets.map((bet) => bet && toBet(bet)),
    ...bounds,
    singles: isOfEach ? own : null,
  };
  return { ok: true, value: { ...value, blocks, systemValues, hyperBonus, antiExpressCoef } };
}

/** Lists the player's open bets, newest first, with what each can be cashed out for (CPP-09, CPN-23). */
export async function listOpenBets(
  scope: PlatformScope,
  limit: number,
): Promise<Answer<readonly OpenBet[]>> {
  const query = { state: "open", cashOut: 1, limit } as const;
  const reply = await call(scope, listPolicy, { path: base, query }, couponListWire);
  if (!reply.ok) return reply;
  const coupons = couponsFrom(reply.data.coupons);
  if (!coupons.ok) return coupons;
  const offers = reply.data.cashOut ?? {};
  const value = coupons.value.map((coupon) => {
    const offer = Object.hasOwn(offers, coupon.id) ? offers[coupon.id] : undefined;
    return { ...coupon, offer: offer === undefined ? null : wireToMinor(offer, coupon.iso) };
  });
  return { ok: true, value };
}

/** Loads those of these coupons that belong to the player, in the order requested (CPP-04, CPP-12). */
export async function loadCoupons(
  scope: PlatformScope,
  ids: readonly string[],
): Promise<Answer<readonly PlacedCoupon[]>> {
  const known = ids.filter(isName);
  if (known.length === 0) return { ok: true, value: [] };
  const answer = await listed(scope, onePolicy, base, { ids: known.join(",") });
  if (!answer.ok) return answer;
  return {
    ok: true,
    value: known.flatMap((id) => answer.value.find((coupon) => coupon.id === id) ?? []),
  };
}

/**
 * Loads the results of placements by their keys; null = unavailable (CPP-11). A key missing from an answer
 * has placed nothing, by the platform's own statement.
 */
export async function findCouponsByKeys(
  scope: PlatformScope,
  keys: readonly string[],
): Promise<ReadonlyMap<string, PlacedCoupon> | null> {
  const known = keys.filter(isName);
  if (known.length === 0) return new Map();
  const answer = await listed(scope, keyPolicy, `${base}/by-keys`, { keys: known.join(",") });
  if (!answer.ok) return null;
  const asked = answer.value.filter(({ key }) => known.includes(key));
  return new Map(asked.map((coupon) => [coupon.key, coupon]));
}

async function listed(
  scope: PlatformScope,
  policy: Policy,
  path: string,
  query: NonNullable<CallInput["query"]>,
): Promise<Answer<readonly PlacedCoupon[]>> {
  const reply = await call(scope, policy, { path, query }, couponListWire);
  return reply.ok ? couponsFrom(reply.data.coupons) : reply;
}

function couponsFrom(wires: readonly PlacedCouponWire[]): Answer<readonly PlacedCoupon[]> {
  const coupons: PlacedCoupon[] = [];
  for (const [index, wire] of wires.entries()) {
    const made = toPlacedCoupon(wire);
    if (!made.ok) return malformedField(`coupons.${index}.${made.field}`);
    coupons.push(made.coupon);
  }
  return { ok: true, value: coupons };
}

/** Loads one of the player's coupons; null = none has that id (CPP-12). */
export async function loadCoupon(
  scope: PlatformScope,
  id: string,
): Promise<Answer<PlacedCoupon | null>> {
  if (!isName(id)) return { ok: true, value: null };
  const reply = await call(
    scope,
    onePolicy,
    { path: `${base}/{id}`, params: { id } },
    placedCouponWire,
  );
  if (!reply.ok) return isAbsence(reply.failure) ? { ok: true, value: null } : reply;
  const made = toPlacedCoupon(reply.data);
  return made.ok ? { ok: true, value: made.coupon } : malformedField(made.field);
}

/** Loads the result of the placement with this key (CPP-11). "none" only if the platform says so. */
export async function findCouponByKey(
  scope: PlatformScope,
  key: string,
): Promise<PlacementKeyResult> {
  if (!isName(key)) return { kind: "none" };
  const reply = await call(
    scope,
    keyPolicy,
    { path: `${base}/by-key/{key}`, params: { key } },
    placedCouponWire,
  );
  if (!reply.ok) return { kind: isAbsence(reply.failure) ? "none" : "unknown" };
  const made = toPlacedCoupon(reply.data);
  // A receipt with another key does not answer this request.
  return made.ok && made.coupon.key === key
    ? { kind: "placed", coupon: made.coupon }
    : { kind: "unknown" };
}

/** Whether the service itself answered 404. A gateway's 404, JSON or not, says nothing about coupons. */
function isAbsence(failure: Failure) {
  return failure.kind === "refused" && failure.status === 404 && failure.code === "not-found";
}

/** Whether the text can be an id or key; visitors type both into addresses. */
function isName(text: string) {
  return /^[\w-]{1,80}$/.test(text);
}
