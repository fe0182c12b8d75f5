import { and, asc, eq } from "drizzle-orm";
import { asMinor, atLeast, isBelow, type Minor, shareOf, zero } from "~/domain/money/amount";
import { currencyOf, fromMinor, toMinor } from "~/domain/money/money";
import type { TotoOutcome } from "../../db/columns";
import type { Db } from "../../db/open";
import { totoDraws, totoJackpots } from "../../db/schema";
import type { GameView } from "../../feed/types";
import { drawOf, type FeedNow, openDraws, type TotoDraw, totoDraw } from "../../toto/draws";
import type { Section } from "../../toto/sections";
import { mostVariants, variantsOf } from "../../toto/variants";
import type { Core } from "../core";
import { type Bought, buyTicket, refusal } from "./buy";

/** A circulation with what is stored of it. */
export interface StoredTotoDraw extends TotoDraw {
  readonly state: "open" | "settled" | "void";
  readonly outcome: TotoOutcome | null;
}

/** A jackpot begins with nothing: whoever covers every variant must not win more than was staked. */
export async function jackpotOf(db: Db, { slug }: Section, iso: string): Promise<Minor> {
  const [row] = await db
    .select({ amount: totoJackpots.amount })
    .from(totoJackpots)
    .where(and(eq(totoJackpots.section, slug), eq(totoJackpots.iso, iso)));
  return row?.amount ?? zero();
}

export function feedNow({ feed, world }: Pick<Core, "feed" | "world">): FeedNow {
  return { feed, overrides: world.state.overrides, now: world.now() };
}

/** A circulation: its stored matches where it has coupons, else those of the fixtures; null = there is none. */
export async function storedDraw(
  core: Core,
  db: Db,
  section: Section,
  number: number,
): Promise<StoredTotoDraw | null> {
  const [row] = await db
    .select()
    .from(totoDraws)
    .where(and(eq(totoDraws.section, section.slug), eq(totoDraws.number, number)));
  const at = feedNow(core);
  if (!row) {
    const draw = totoDraw(section, number, at);
    return draw && { ...draw, state: "open", outcome: null };
  }
  return { ...drawOf(number, gamesOf(at, row.games)), state: row.state, outcome: row.outcome };
}

/** Games by their ids, in their order; one that the feed has no longer is left out. */
export function gamesOf({ feed, overrides, now }: FeedNow, ids: readonly number[]): GameView[] {
  return ids.flatMap((id) => feed.game(id, now, overrides.get(id)) ?? []);
}

/** Circulations on sale, the first to close at the front. */
export function drawsOnSale(core: Core, section: Section, most: number): readonly TotoDraw[] {
  return openDraws(section, feedNow(core), most);
}

/** Circulations with coupons, oldest first; `state` narrows them. */
export function storedDraws(db: Db, section: Section, state: "open" | "settled") {
  return db
    .select()
    .from(totoDraws)
    .where(and(eq(totoDraws.section, section.slug), eq(totoDraws.state, state)))
    .orderBy(asc(totoDraws.number));
}

export interface TotoOrder {
  readonly key: string;
  readonly accountId: number;
  /** Number of the circulation that the form shows; null = the one that closes first. */
  readonly draw: number | null;
  /** Marks by match, in the order of the circulation. */
  readonly marks: readonly (readonly string[])[];
  /** Stake of a variant as text. */
  readonly amount: string;
}

/** Places a coupon in a circulation that is on sale (LOT-02); with its first coupon a circulation is stored. */
export function placeToto(
  core: Core,
  playerId: number,
  section: Section,
  order: TotoOrder,
): Promise<Bought> {
  const { key, accountId, amount } = order;
  const marks = normalised(section, order.marks);
  return buyTicket(core, playerId, {
    kind: "toto",
    section: section.slug,
    key,
    accountId,
    content: JSON.stringify([order.draw, marks ?? order.marks, amount]),
    async plan(tx, iso, now) {
      const number = order.draw ?? drawsOnSale(core, section, 1)[0]?.number;
      if (number === undefined) return refusal(409, { code: "closed" });
      const draw = await storedDraw(core, tx, section, number);
      if (draw?.state !== "open" || draw.closesAt <= now) return refusal(409, { code: "closed" });
      if (!marks || marks.some((own) => own.length === 0)) return refuseMarks(section, order.marks);
      const variants = variantsOf(marks);
      if (variants > mostVariants) return refusal(422, { code: "too-many-variants" });
      const price = toMinor(amount, iso);
      if (price === null || price === 0)
        return refusal(422, { code: "amount", fields: [{ field: "amount", code: "amount" }] });
      const least = leastOf(iso);
      if (isBelow(price, least))
        return refusal(422, {
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
      // Held to the end, so that a settlement comes before this coupon or counts it.
      const [held] = await tx
        .select({ state: totoDraws.state })
        .from(totoDraws)
        .where(and(eq(totoDraws.section, section.slug), eq(totoDraws.number, number)))
        .for("share");
      if (held?.state !== "open") return refusal(409, { code: "closed" });
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
export function leastOf<C extends string>(iso: C): Minor<C> {
  return atLeast(shareOf(currencyOf(iso).least, 20), asMinor(1, iso));
}

/** A match's marks in the section's order, once each; null where something else was marked. */
function normalised(
  { outcomes, matches }: Section,
  marks: readonly (readonly string[])[],
): readonly (readonly string[])[] | null {
  if (marks.length !== matches) return null;
  if (marks.some((own) => own.some((mark) => !outcomes.includes(mark)))) return null;
  return marks.map((own) => outcomes.filter((outcome) => own.includes(outcome)));
}

function refuseMarks({ matches, outcomes }: Section, marks: readonly (readonly string[])[]) {
  const fields = Array.from({ length: matches }, (_, at) => marks[at] ?? []).flatMap((own, at) =>
    own.length === 0 || own.some((mark) => !outcomes.includes(mark))
      ? [{ field: `pick-${at + 1}`, code: "pick" }]
      : [],
  );
  return refusal(422, { code: "picks", fields });
}
