import { and, asc, eq } from "drizzle-orm";
import {
  asMinor,
  equalShare,
  isAmountBelow,
  type Minor,
  raiseAmountToMinimum,
  zero,
} from "~/domain/money/amount";
import { currencyOf, fromMinor, toMinor } from "~/domain/money/money";
import type { SettledTotoDraw } from "../../db/columns";
import type { Db } from "../../db/open";
import { totoDraws, totoJackpots } from "../../db/schema";
import type { GameSnapshot } from "../../feed/types";
import {
  type FeedAtMoment,
  makeTotoDraw,
  type TotoDraw,
  totoDraw,
  totoDrawsOnSale,
} from "../../toto/draws";
import type { TotoSection } from "../../toto/sections";
import { countVariants, maxVariants } from "../../toto/variants";
import type { SandboxServices } from "../sandbox-services";
import { buyTicket, makeTicketRefusal, type TicketOrderResult } from "./buy";

/** A toto draw with its stored state and result; `outcome` null = no result is stored. */
export interface TotoDrawWithResult extends TotoDraw {
  readonly state: "open" | "settled" | "void";
  readonly outcome: SettledTotoDraw | null;
}

/**
 * The current jackpot. It starts at zero, so that covering every variant cannot win more than was
 * staked.
 */
export async function loadJackpot(db: Db, { slug }: TotoSection, iso: string): Promise<Minor> {
  const [row] = await db
    .select({ amount: totoJackpots.amount })
    .from(totoJackpots)
    .where(and(eq(totoJackpots.section, slug), eq(totoJackpots.iso, iso)));
  return row?.amount ?? zero();
}

export function feedAtCurrentMoment({
  feed,
  world,
}: Pick<SandboxServices, "feed" | "world">): FeedAtMoment {
  return { feed, overrides: world.state.overrides, now: world.now() };
}

/** A draw: its stored matches where it has coupons, else those of the fixtures; null = there is none. */
export async function findTotoDraw(
  services: SandboxServices,
  db: Db,
  section: TotoSection,
  number: number,
): Promise<TotoDrawWithResult | null> {
  const [row] = await db
    .select()
    .from(totoDraws)
    .where(and(eq(totoDraws.section, section.slug), eq(totoDraws.number, number)));
  const at = feedAtCurrentMoment(services);
  if (!row) {
    const draw = totoDraw(section, number, at);
    return draw && { ...draw, state: "open", outcome: null };
  }
  return {
    ...makeTotoDraw(number, findGames(at, row.games)),
    state: row.state,
    outcome: row.outcome,
  };
}

/** Games by their ids, in their order; one that the feed has no longer is left out. */
export function findGames(
  { feed, overrides, now }: FeedAtMoment,
  ids: readonly number[],
): GameSnapshot[] {
  return ids.flatMap((id) => feed.game(id, now, overrides.get(id)) ?? []);
}

/** Draws on sale, the first to close at the front. */
export function currentDrawsOnSale(
  services: SandboxServices,
  section: TotoSection,
  most: number,
): readonly TotoDraw[] {
  return totoDrawsOnSale(section, feedAtCurrentMoment(services), most);
}

/** Draws with coupons, oldest first; `state` narrows them. */
export function storedDrawsOldestFirst(db: Db, section: TotoSection, state: "open" | "settled") {
  return db
    .select()
    .from(totoDraws)
    .where(and(eq(totoDraws.section, section.slug), eq(totoDraws.state, state)))
    .orderBy(asc(totoDraws.number));
}

export interface TotoOrder {
  readonly key: string;
  readonly accountId: number;
  /** Number of the draw that the form shows; null = the one that closes first. */
  readonly draw: number | null;
  /** Marks by match, in the order of the draw. */
  readonly marks: readonly (readonly string[])[];
  /** Stake of a variant as text. */
  readonly amount: string;
}

/** Places a coupon in a draw that is on sale (LOT-02); with its first coupon a draw is stored. */
export function placeToto(
  services: SandboxServices,
  playerId: number,
  section: TotoSection,
  order: TotoOrder,
): Promise<TicketOrderResult> {
  const { key, accountId, amount } = order;
  const marks = normalised(section, order.marks);
  return buyTicket(services, playerId, {
    kind: "toto",
    section: section.slug,
    key,
    accountId,
    content: JSON.stringify([order.draw, marks ?? order.marks, amount]),
    async plan(tx, iso, now) {
      const number = order.draw ?? currentDrawsOnSale(services, section, 1)[0]?.number;
      if (number === undefined) return makeTicketRefusal(409, { code: "closed" });
      const draw = await findTotoDraw(services, tx, section, number);
      if (draw?.state !== "open" || draw.closesAt <= now)
        return makeTicketRefusal(409, { code: "closed" });
      if (!marks || marks.some((own) => own.length === 0)) return refuseMarks(section, order.marks);
      const variants = countVariants(marks);
      if (variants > maxVariants) return makeTicketRefusal(422, { code: "too-many-variants" });
      const price = toMinor(amount, iso);
      if (price === null || price === 0)
        return makeTicketRefusal(422, {
          code: "amount",
          fields: [{ field: "amount", code: "amount" }],
        });
      const least = minVariantStake(iso);
      if (isAmountBelow(price, least))
        return makeTicketRefusal(422, {
          code: "below-minimum",
          bound: fromMinor(least, iso),
          fields: [{ field: "amount", code: "below-minimum" }],
        });
      await tx
        .insert(totoDraws)
        .values({
          section: section.slug,
          number,
          games: draw.games.map(({ id }) => id),
          closesAt: draw.closesAt,
        })
        .onConflictDoNothing();
      // Locks the draw to the end of the transaction, so that a settlement runs before this
      // coupon or includes it.
      const [held] = await tx
        .select({ state: totoDraws.state })
        .from(totoDraws)
        .where(and(eq(totoDraws.section, section.slug), eq(totoDraws.number, number)))
        .for("share");
      if (held?.state !== "open") return makeTicketRefusal(409, { code: "closed" });
      return {
        draw: number,
        draws: 1,
        lines: variants,
        linePrice: price,
        picks: { marks },
        due: [],
      };
    },
  });
}

/** Least stake of a variant: a twentieth of the least stake of a bet, one smallest unit at least. */
export function minVariantStake<C extends string>(iso: C): Minor<C> {
  return raiseAmountToMinimum(equalShare(currencyOf(iso).least, 20), asMinor(1, iso));
}

/**
 * The marks of every match of a coupon, each once, in the section's order of outcomes; null where
 * their number is wrong or an outcome is marked that the section does not have.
 */
function normalised(
  { outcomes, matches }: TotoSection,
  marks: readonly (readonly string[])[],
): readonly (readonly string[])[] | null {
  if (marks.length !== matches) return null;
  if (marks.some((own) => own.some((mark) => !outcomes.includes(mark)))) return null;
  return marks.map((own) => outcomes.filter((outcome) => own.includes(outcome)));
}

function refuseMarks({ matches, outcomes }: TotoSection, marks: readonly (readonly string[])[]) {
  const fields = Array.from({ length: matches }, (_, at) => marks[at] ?? []).flatMap((own, at) =>
    own.length === 0 || own.some((mark) => !outcomes.includes(mark))
      ? [{ field: `pick-${at + 1}`, code: "pick" }]
      : [],
  );
  return makeTicketRefusal(422, { code: "picks", fields });
}
