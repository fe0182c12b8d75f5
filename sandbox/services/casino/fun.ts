import { createHash, randomBytes } from "node:crypto";
import { eq, lt } from "drizzle-orm";
import { z } from "zod";
import {
  addAmounts,
  asMinor,
  isAmountBelow,
  type Minor,
  multiplyAmount,
  subtractAmounts,
} from "~/domain/money/amount";
import { currencyOf, fromMinor } from "~/domain/money/money";
import { casinoFunSessions } from "../../db/schema";
import { gameById } from "../../games/catalogue";
import { newClientSeed, newServerSeed } from "../../games/draw";
import type { Json, PostedFields } from "../../games/engine";
import type { CatalogueGame } from "../../games/game";
import type { SandboxServices } from "../sandbox-services";
import { type ComputedRound, computeRound, type RoundInput } from "./compute-round";
import { waitAfterRoundMs } from "./pace";
import { validatePlay } from "./read-play";
import { makePlayRefusal, type PlayRefusal } from "./refusal";

export type FunSessionRow = typeof casinoFunSessions.$inferSelect;

/** The last round of a fun session, as it is stored. */
const funRound = z.object({
  key: z.string(),
  base: z.number(),
  stake: z.number(),
  win: z.number(),
  nonce: z.number(),
  bet: z.json(),
  choices: z.array(z.string()),
  next: z.array(z.string()),
  shown: z.json(),
});
export type FunRound = z.infer<typeof funRound>;

/** How long a fun session lasts, ms. */
export const funSessionMs = 24 * 3_600_000;

/**
 * Credits that a session of play for fun begins with, in multiples of the amount step of the site's
 * currency.
 */
const startSteps = 100;

/** Initial credits of play for fun. */
export const initialFunCredits = <C extends string>(iso: C): Minor<C> =>
  multiplyAmount(currencyOf(iso).step, startSteps);

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

/** Opens a session of play without money; returns the token of its address (CAS-03). */
export async function openFunSession(
  { db, world }: SandboxServices,
  game: CatalogueGame,
): Promise<string> {
  const token = randomBytes(18).toString("base64url");
  const now = world.now();
  await db.delete(casinoFunSessions).where(lt(casinoFunSessions.expiresAt, now));
  await db.insert(casinoFunSessions).values({
    id: hashOf(token),
    gameId: game.id,
    balance: initialFunCredits(world.state.config.currency),
    serverSeed: newServerSeed(),
    clientSeed: newClientSeed(),
    expiresAt: now + funSessionMs,
  });
  return token;
}

/** The fun session of a token; null = none, or over. */
export async function findFunSession(
  { db, world }: SandboxServices,
  token: string,
): Promise<FunSessionRow | null> {
  const [row] = await db
    .select()
    .from(casinoFunSessions)
    .where(eq(casinoFunSessions.id, hashOf(token)));
  return row && row.expiresAt > world.now() ? row : null;
}

/** The last round of a fun session. */
export function lastFunRound(row: Pick<FunSessionRow, "round">): FunRound | null {
  return row.round === null ? null : funRound.parse(row.round);
}

export type FunPlayResult =
  | { readonly ok: true; readonly row: FunSessionRow; readonly round: FunRound }
  | PlayRefusal;

/** Plays a round for fun, by the rules, pace and seeds of play for money (CAS-03, CAS-08). */
export function playFunRound(
  services: SandboxServices,
  token: string,
  key: string,
  gameId: number,
  fields: PostedFields,
): Promise<FunPlayResult> {
  const now = services.world.now();
  const iso = services.world.state.config.currency;
  return services.db.transaction(async (tx): Promise<FunPlayResult> => {
    const [row] = await tx
      .select()
      .from(casinoFunSessions)
      .where(eq(casinoFunSessions.id, hashOf(token)))
      .for("update");
    const game = gameById(gameId);
    if (!row || !game || row.gameId !== gameId || row.expiresAt <= now)
      return makePlayRefusal(404, { code: "fun-over" });
    const last = lastFunRound(row);
    if (last?.key === key) return { ok: true, row, round: last };
    const step = fields["action"]?.[0] ?? "";
    const isOpen = last !== null && last.next.length > 0;
    if (isOpen && step === "") return makePlayRefusal(409, { code: "round-open" });
    if (!isOpen && step !== "" && step !== "deal")
      return makePlayRefusal(409, { code: "round-over" });
    const turn = isOpen
      ? nextStep(game, row, last, fields)
      : firstStep(game, row, { fields, now, iso });
    if (!turn.ok) return turn;
    const { input, result, more } = turn;
    if (isAmountBelow(row.balance, more))
      return makePlayRefusal(422, {
        code: "funds",
        field: "stake",
        bound: fromMinor(row.balance, iso),
      });
    const { base, bet, choices, nonce } = input;
    const { stake, win, next, shown } = result;
    const round = {
      key,
      base,
      stake,
      win,
      nonce,
      bet,
      choices: [...choices],
      next: [...next],
      shown,
    };
    const [written] = await tx
      .update(casinoFunSessions)
      .set({
        balance: addAmounts(subtractAmounts(row.balance, more), win),
        nonce: nonce + 1,
        round: round as Json,
        ...(isOpen ? {} : { at: now }),
      })
      .where(eq(casinoFunSessions.id, row.id))
      .returning();
    if (!written) throw new Error("the fun session is gone");
    return { ok: true, row: written, round: funRound.parse(round) };
  });
}

type Turn =
  | {
      readonly ok: true;
      readonly input: RoundInput;
      readonly result: ComputedRound;
      readonly more: Minor;
    }
  | PlayRefusal;

function firstStep(
  game: CatalogueGame,
  row: FunSessionRow,
  { fields, now, iso }: { fields: PostedFields; now: number; iso: string },
): Turn {
  const waitMs = row.at === null ? 0 : waitAfterRoundMs(game, row.at, now);
  if (waitMs > 0) return makePlayRefusal(409, { code: "too-soon", waitMs });
  const read = validatePlay(game, fields, iso);
  if (!read.ok) return read.refusal;
  const { base, bet } = read;
  const { serverSeed, clientSeed, nonce } = row;
  const input = { base, bet, choices: [], serverSeed, clientSeed, nonce };
  return { ok: true, input, result: computeRound(game, input), more: base };
}

function nextStep(
  game: CatalogueGame,
  row: FunSessionRow,
  last: FunRound,
  fields: PostedFields,
): Turn {
  const choice = game.rules.readChoice?.(fields) ?? null;
  if (choice === null || !last.next.includes(choice.split(":")[0] ?? ""))
    return makePlayRefusal(422, { code: "choice", field: "action" });
  const { serverSeed, clientSeed } = row;
  const { nonce, bet } = last;
  const base = asMinor(last.base);
  const input = { base, bet, choices: [...last.choices, choice], serverSeed, clientSeed, nonce };
  const result = computeRound(game, input);
  return { ok: true, input, result, more: subtractAmounts(result.stake, asMinor(last.stake)) };
}

/** Changes the seeds of a fun session; false if its round is open or the session has expired. */
export function changeFunSeeds(
  services: SandboxServices,
  token: string,
  clientSeed: string | null,
): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(casinoFunSessions)
      .where(eq(casinoFunSessions.id, hashOf(token)))
      .for("update");
    if (!row || row.expiresAt <= services.world.now()) return false;
    if ((lastFunRound(row)?.next.length ?? 0) > 0) return false;
    await tx
      .update(casinoFunSessions)
      .set({
        serverSeed: newServerSeed(),
        clientSeed: clientSeed ?? newClientSeed(),
        nonce: 0,
        round: null,
      })
      .where(eq(casinoFunSessions.id, row.id));
    return true;
  });
}
