import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { parsePrice } from "~/domain/odds/price";
import { gameOverrides, marketOverrides } from "../db/schema";
import { noteResultCorrection } from "../services/coupons/resettle";
import { HttpErrorAnswer } from "../services/http";
import type { SandboxServices } from "../services/sandbox-services";

const scoreForm = z.union([
  z.string().regex(/^\d{1,3}:\d{1,3}$/),
  z.object({ home: z.number().int().min(0).max(999), away: z.number().int().min(0).max(999) }),
]);

/**
 * `PATCH /sandbox/games/{gameId}`: null restores a field from the feed; `result` finishes the game with it. A
 * game finished with `scores: null` is postponed: its bets are void.
 */
export const gamePatchSchema = z.strictObject({
  scores: scoreForm.nullish(),
  status: z.enum(["line", "live", "finished"]).nullish(),
  result: scoreForm.optional(),
});

/** `PATCH /sandbox/markets/{marketId}`: null restores a field from the feed. */
export const marketPatchSchema = z.strictObject({
  coef: z
    .union([z.string(), z.number().transform(String)])
    .refine((coef) => parsePrice(coef) !== null, {
      message: "a price above 1 with at most 3 decimals",
    })
    .nullish(),
  isBlocked: z.boolean().nullish(),
});

export async function overrideGame(
  services: SandboxServices,
  gameId: number,
  patch: z.infer<typeof gamePatchSchema>,
): Promise<void> {
  if (!services.feed.game(gameId, services.world.now()))
    throw new HttpErrorAnswer(404, { code: "unknown-game" });
  const status = patch.result === undefined ? patch.status : "finished";
  const scores = patch.result ?? patch.scores;
  const score = scores == null ? null : scoreOf(scores);
  await services.world.change(async (tx) => {
    await tx.insert(gameOverrides).values({ gameId }).onConflictDoNothing();
    await tx
      .update(gameOverrides)
      .set({
        ...(status === undefined ? {} : { status }),
        ...(scores === undefined ? {} : { home: score?.home ?? null, away: score?.away ?? null }),
        // Setting a status or a score ends a postponement.
        isVoid:
          status === "finished" && scores === null
            ? true
            : status === undefined && scores === undefined
              ? sql`${gameOverrides.isVoid}`
              : false,
      })
      .where(eq(gameOverrides.gameId, gameId));
    // Bets that were settled by another result are settled again (CPN-28).
    await noteResultCorrection(tx, gameId, services.world.now());
  });
}

export async function overrideMarket(
  services: SandboxServices,
  marketId: number,
  patch: z.infer<typeof marketPatchSchema>,
): Promise<number> {
  const gameId = services.feed.gameOfMarket(marketId);
  if (gameId === null) throw new HttpErrorAnswer(404, { code: "unknown-market" });
  await services.world.change(async (tx) => {
    await tx.insert(marketOverrides).values({ marketId, gameId }).onConflictDoNothing();
    const { coef, isBlocked } = patch;
    if (coef === undefined && isBlocked === undefined) return;
    await tx
      .update(marketOverrides)
      .set({
        ...(coef === undefined ? {} : { coef }),
        ...(isBlocked === undefined ? {} : { isBlocked }),
      })
      .where(eq(marketOverrides.marketId, marketId));
  });
  return gameId;
}

function scoreOf(scores: z.infer<typeof scoreForm>): { home: number; away: number } {
  if (typeof scores !== "string") return scores;
  const [home = 0, away = 0] = scores.split(":").map(Number);
  return { home, away };
}
