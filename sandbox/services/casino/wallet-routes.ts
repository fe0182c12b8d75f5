import { eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import type { z } from "zod";
import { isAmountAbove, isAmountBelow, zero } from "~/domain/money/amount";
import { fromMinor, toMinor } from "~/domain/money/money";
import { gameWalletCalls } from "~/platform/services/casino/calls.server";
import {
  walletMoveReplyWire,
  walletMoveRequestWire,
  walletRequestWire,
} from "~/platform/services/casino/wallet-wire.server";
import { retryOnDeadlock } from "../../db/errors";
import type { Db } from "../../db/open";
import { accounts, casinoWalletTransactions } from "../../db/schema";
import { gameById } from "../../games/catalogue";
import type { CatalogueGame } from "../../games/game";
import { isGameOffered } from "../../games/partitions";
import { refuseRestrictedOwner } from "../coupons/judge";
import { isSessionOpen, lockAccount } from "../coupons/own-account";
import { firstIssueText, HttpErrorAnswer, reply } from "../http";
import { lockPlayerLimits } from "../limits/keep";
import { isDailySessionLimitUsed } from "../limits/session";
import { toLimits } from "../limits/stored";
import type { SandboxServices } from "../sandbox-services";
import { serve } from "../serve";
import { initialFunCredits } from "./fun";
import { realityCheckText } from "./launch-check";
import {
  type GameLaunch,
  isWalletCallSigned,
  launchSittingId,
  verifyLaunchToken,
} from "./launch-token";
import { nextRoundWaitMs } from "./pace";
import {
  creditWin,
  debitStake,
  rollbackDebit,
  type WalletMove,
  type WalletMoveResult,
} from "./wallet";

/**
 * HTTP status of the reply to a wallet movement, by its result: 200 if the amount has moved, by
 * this call or an earlier one.
 */
const statuses: Readonly<Record<WalletMoveResult, number>> = {
  done: 200,
  known: 200,
  void: 409,
  conflict: 422,
};

/**
 * The operator's side of a seamless wallet for game servers of providers (CAS-04). Each call carries the launch token of
 * its player's game and the provider's signature; each movement happens once by its transaction's id.
 */
export function gameWalletRoutes(services: SandboxServices): Hono {
  const app = new Hono();

  serve(app, gameWalletCalls.authenticate, async ({ c }) => {
    const { launch, account } = await opened(services, c, walletRequestWire);
    const { userId, gameId, mode } = launch;
    const player = mode === "fun" ? null : userId;
    const sitting = launchSittingId(launch);
    return { player, game: gameId, mode, sitting, ...account };
  });

  serve(
    app,
    gameWalletCalls.balance,
    async ({ c }) => (await opened(services, c, walletRequestWire)).account,
  );

  serve(app, gameWalletCalls.debit, ({ c }) => moved(c, "debit"));
  serve(app, gameWalletCalls.credit, ({ c }) => moved(c, "credit"));
  serve(app, gameWalletCalls.rollback, ({ c }) => moved(c, "rollback"));

  return app;

  async function moved(c: Context, kind: "debit" | "credit" | "rollback"): Promise<Response> {
    // Wins and rollbacks are accepted after the launch has expired, so that a begun round can
    // always end.
    const { launch, game, body, account } = await opened(
      services,
      c,
      walletMoveRequestWire,
      kind !== "debit",
    );
    if (launch.mode === "fun") throw new HttpErrorAnswer(401, { code: "token" });
    const amount = toMinor(body.amount, account.iso);
    if (amount === null) throw new HttpErrorAnswer(422, { code: "amount" });
    // Prefixes the provider's id, so that one provider cannot name another's transactions and
    // rounds.
    const own = (id: string) => `${game.provider}:${id}`;
    const move: WalletMove = {
      id: own(body.transaction),
      round: own(body.round),
      accountId: launch.accountId,
      iso: account.iso,
      amount,
      at: services.world.now(),
      gameId: game.id,
    };
    const result = await retryOnDeadlock(() =>
      services.db.transaction((tx) => {
        if (kind === "debit") return judged(services, tx, launch, game, move);
        return locked(tx, launch, () =>
          kind === "credit" ? creditWin(tx, move) : rollbackDebit(tx, move),
        );
      }),
    );
    const balance = await balanceOf(services.db, launch.accountId);
    const { transaction } = body;
    return reply(walletMoveReplyWire, { transaction, result, ...balance }, statuses[result]);
  }
}

/**
 * Checks a stake and debits it, behind the same locks as the placement of a bet: limits,
 * exclusions, session and pace apply (CAS-08). Throws the refusal.
 */
async function judged(
  services: SandboxServices,
  tx: Db,
  launch: GameLaunch,
  game: CatalogueGame,
  move: WalletMove,
): Promise<WalletMoveResult> {
  const own = await lockAccount(services, tx, { ...launch, use: "api", iat: 0 }, launch.accountId);
  if (!own) throw new HttpErrorAnswer(401, { code: "token" });
  const stored = await lockPlayerLimits(tx, launch.userId);
  await services.world.ensureFresh(tx);
  const now = services.world.now();
  const [before] = await tx
    .select({ id: casinoWalletTransactions.id })
    .from(casinoWalletTransactions)
    .where(eq(casinoWalletTransactions.id, move.id));
  if (before) return debitStake(tx, move);
  const refused = refuseRestrictedOwner(own.standing);
  if (refused) throw new HttpErrorAnswer(refused.status, { ...refused.body });
  const limits = toLimits(stored, now);
  if (realityCheckText(limits, now) !== launch.check)
    throw new HttpErrorAnswer(401, { code: "token" });
  if (await isDailySessionLimitUsed(services, tx, launch.sid, limits))
    throw new HttpErrorAnswer(403, { code: "session-limit" });
  if (!isGameOffered(game, services.world.state.config.partitions))
    throw new HttpErrorAnswer(404, { code: "not-found" });
  const waitMs = await nextRoundWaitMs(tx, launch.userId, now, move.round);
  if (waitMs > 0) throw new HttpErrorAnswer(409, { code: "too-soon", waitMs });
  const { room, balance } = own.standing;
  if (room && isAmountAbove(move.amount, room.left))
    throw new HttpErrorAnswer(422, { code: "limit", bound: fromMinor(room.left, move.iso) });
  if (isAmountBelow(balance, move.amount))
    throw new HttpErrorAnswer(422, { code: "funds", bound: fromMinor(balance, move.iso) });
  return debitStake(tx, move);
}

/**
 * Runs `work` with the account locked. It is for a win or a rollback, which are accepted whatever
 * restricts the player by now.
 */
async function locked(
  tx: Db,
  { accountId }: GameLaunch,
  work: () => Promise<WalletMoveResult>,
): Promise<WalletMoveResult> {
  await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for("no key update");
  return work();
}

async function balanceOf(db: Db, accountId: number): Promise<{ iso: string; balance: string }> {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  if (!row) throw new HttpErrorAnswer(401, { code: "token" });
  return { iso: row.iso, balance: fromMinor(row.balance ?? zero(), row.iso) };
}

/** Initial balance of play for fun; the game server keeps later balances itself. */
function credits({ world }: SandboxServices): { iso: string; balance: string } {
  const iso = world.state.config.currency;
  return { iso, balance: fromMinor(initialFunCredits(iso), iso) };
}

/**
 * Reads a wallet call and verifies it: the provider's signature, and a launch token of a game of
 * this provider. A token expires with its player's session; with `isOverToo` an expired one is
 * accepted, to end a begun round.
 */
async function opened<T extends { token: string }>(
  services: SandboxServices,
  c: Context,
  schema: z.ZodType<T>,
  isOverToo = false,
) {
  const text = await c.req.text();
  const body = parsed(text, schema);
  const launch = verifyLaunchToken(services, body.token, isOverToo);
  const game = launch && gameById(launch.gameId);
  if (!launch || !game) throw new HttpErrorAnswer(401, { code: "token" });
  const signature = c.req.header("x-wallet-signature") ?? "";
  if (!isWalletCallSigned(services, game.provider, text, signature))
    throw new HttpErrorAnswer(403, { code: "signature" });
  if (launch.mode === "real" && !isOverToo && !(await isSessionOpen(services.db, launch)))
    throw new HttpErrorAnswer(401, { code: "token" });
  const account =
    launch.mode === "fun" ? credits(services) : await balanceOf(services.db, launch.accountId);
  return { launch, game, body, account };
}

function parsed<T>(text: string, schema: z.ZodType<T>): T {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new HttpErrorAnswer(400, { code: "json", title: "the body is not JSON" });
  }
  const result = schema.safeParse(json);
  if (!result.success)
    throw new HttpErrorAnswer(400, { code: "schema", title: firstIssueText(result.error) });
  return result.data;
}
