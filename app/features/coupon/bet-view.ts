import { parsePrice } from "../odds/price";
import { betRefText, isFinished, isLive, isLocked } from "./bet";
import type { CouponFacts } from "./facts";
import { blockOf } from "./returns/combine";
import { type Move, moveOf, mustAsk } from "./returns/prices";
import { plainScores } from "./storage/pack-bet";
import type { Bet, BetRef, CouponBet, CouponTypeId, Refusal, RefusalCode, StoredRefusal } from "./types";
import { couponTypes } from "./types";

/** A bet as the coupon shows it. Prices are exact decimal text. */
export interface BetView {
  readonly ref: BetRef;
  /** The ref as text: identity, `[data-bet]`, form value. */
  readonly id: string;
  /** The game, or null where the platform does not know it. */
  readonly title: string | null;
  readonly champ: string | null;
  readonly name: string | null;
  /** The game's page after `/{lng}/`. */
  readonly path: string | null;
  readonly startsAt: string | null;
  readonly scores: string | null;
  readonly seenCoef: string;
  readonly coef: string;
  readonly moved: Move;
  /** Why it cannot be placed now, or is asked about (CPN-22). */
  readonly reasons: readonly RefusalCode[];
  readonly isLive: boolean;
  readonly isDepend: boolean;
  readonly isLocked: boolean;
  readonly isFinished: boolean;
  readonly isBanker: boolean;
  /** Whether the platform takes it as a banker at all. */
  readonly canBeBanker: boolean;
  /** The market's kind, which bonuses look at; null where the platform does not say (CPN-06). */
  readonly kind: number | null;
  /** The block it stands in, from 1 on (CPN-02). */
  readonly blockId: number;
  readonly amount: string;
  /** Why it was not placed with the others (CPP-04), as long as nothing says that it is mended. */
  readonly refusal: StoredRefusal | null;
}

/** A bet of the coupon beside what the platform says of it now; null = it does not know the bet. */
export function betView(bet: CouponBet, now: Bet | null, typeId: CouponTypeId, facts: CouponFacts): BetView {
  const coef = (now && parsePrice(now.market.coef) ? now.market.coef : null) ?? bet.coef;
  const reasons = facts.resolved ? betReasons(bet, now, typeId, facts) : [];
  return {
    ref: { gameId: bet.gameId, marketId: bet.marketId, type: bet.type, param: bet.param },
    id: betRefText(bet),
    title: now?.market.game ?? null,
    champ: now?.market.champ ?? null,
    name: now?.market.name ?? null,
    path: now?.path ?? null,
    startsAt: now?.startsAt ?? null,
    scores: now ? now.scores : bet.scores,
    seenCoef: bet.coef,
    coef,
    moved: moveOf(bet.coef, coef),
    reasons,
    isLive: now !== null && isLive(now),
    isDepend: now?.isDepend ?? false,
    isLocked: now !== null && isLocked(now),
    isFinished: now !== null && isFinished(now),
    isBanker: bet.isBanker,
    canBeBanker: !(now?.isDisabledBanker ?? false),
    kind: now?.market.kind ?? null,
    blockId: blockOf(bet),
    amount: bet.amount,
    refusal: bet.refusal && isMended(bet.refusal.code, reasons, facts) ? null : bet.refusal,
  };
}

/** What `betReasons` sees by itself; the rest only the platform can tell. */
const seenCodes: readonly RefusalCode[] = [
  "market-blocked",
  "event-started",
  "event-over",
  "unknown-bet",
  "dependent",
  "locked",
  "banker",
];

function isMended(code: RefusalCode, reasons: readonly RefusalCode[], { resolved }: CouponFacts): boolean {
  return resolved !== null && seenCodes.includes(code) && !reasons.includes(code);
}

function betReasons(
  bet: CouponBet,
  now: Bet | null,
  typeId: CouponTypeId,
  facts: CouponFacts,
): RefusalCode[] {
  if (!now) return ["unknown-bet"];
  if (isFinished(now)) return ["event-over"];
  const { settings } = facts;
  const startsAt = Date.parse(now.startsAt);
  const hasStarted = isLive(now) || facts.now >= startsAt;
  // A score is kept of every live bet; where the platform gives none, the time tells.
  const isFromBefore = bet.scores === null && (now.scores !== null || bet.addedAt * 1000 < startsAt);
  const isCombined = typeId !== couponTypes.single && typeId !== couponTypes.singles;
  const isScoreNew = plainScores(now.scores) !== plainScores(bet.scores);
  const move = moveOf(bet.coef, now.market.coef);
  const reasons: [RefusalCode, boolean][] = [
    ["event-started", hasStarted && isFromBefore],
    ["market-blocked", now.isBlocked || parsePrice(now.market.coef) === null],
    ["dependent", isCombined && now.isDepend],
    ["locked", isCombined && now.isBannedExpress],
    ["banker", typeId === couponTypes.system && bet.isBanker && now.isDisabledBanker],
    ["score-changed", settings.isDropOnScoreChange && isScoreNew],
    ["price-changed", mustAsk(move, settings.changeCoefAction)],
  ];
  return reasons.filter(([, holds]) => holds).map(([code]) => code);
}

/** What stands against a bet, or is asked about it, as refusals. */
export function rowRefusals(row: BetView): Refusal[] {
  const { marketId } = row.ref;
  return row.reasons.map((code) =>
    code === "price-changed"
      ? { code, marketId, coef: row.coef, seenCoef: row.seenCoef }
      : { code, marketId },
  );
}
