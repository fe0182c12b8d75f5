import { and, desc, eq, ne } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { isAbove, isBelow, zero } from "~/domain/money/amount";
import { fromMinor, toMinor } from "~/domain/money/money";
import { wireAmount } from "~/platform/wire.server";
import { retryingDeadlocks } from "../../db/errors";
import type { Db } from "../../db/open";
import { accounts, walletTransactions } from "../../db/schema";
import { gameOf } from "../../games/catalogue";
import { type GameRow, paceMs } from "../../games/game";
import type { Core } from "../core";
import { refuseOwner } from "../coupons/judge";
import { lockAccount } from "../coupons/own-account";
import { Answer, firstIssue } from "../http";
import { lockPlayerLimits } from "../limits/keep";
import { isSigned, type Launch, readLaunch } from "./launch-token";
import { credit, debit, type Moved, rollback, type WalletMove } from "./wallet";

const base = "/wallet-api/v1";
const name = z.string().regex(/^[\w.:~-]{1,80}$/);
const asked = z.object({ token: z.string().max(1_000) });
const moving = asked.extend({ transaction: name, round: name, amount: wireAmount });

/** How a movement is answered: 200 whatever has happened once, else why it cannot. */
const statuses: Readonly<Record<Moved, number>> = {
  done: 200,
  known: 200,
  void: 409,
  conflict: 422,
};

/**
 * The operator's side of a seamless wallet for game servers of providers (CAS-04). Each call carries the launch token of
 * its player's game and the provider's signature; each movement happens once by its transaction's id.
 */
export function gameWalletRoutes(core: Core): Hono {
  const app = new Hono();

  app.post(`${base}/authenticate`, async (c) => {
    const { launch, account } = await opened(core, c, asked);
    const { userId, gameId } = launch;
    return c.json({ player: userId, game: gameId, ...account });
  });

  app.post(`${base}/balance`, async (c) => c.json((await opened(core, c, asked)).account));

  app.post(`${base}/debit`, (c) => moved(c, "debit"));
  app.post(`${base}/credit`, (c) => moved(c, "credit"));
  app.post(`${base}/rollback`, (c) => moved(c, "rollback"));

  return app;

  async function moved(c: Context, kind: "debit" | "credit" | "rollback"): Promise<Response> {
    const { launch, game, body, account } = await opened(core, c, moving);
    const amount = toMinor(body.amount, account.iso);
    if (amount === null) throw new Answer(422, { code: "amount" });
    // Names of other providers and of the platform's own games are theirs.
    const own = (id: string) => `${game.provider}:${id}`;
    const move: WalletMove = {
      id: own(body.transaction),
      round: own(body.round),
      accountId: launch.accountId,
      iso: account.iso,
      amount,
      at: core.world.now(),
    };
    const result = await retryingDeadlocks(() =>
      core.db.transaction((tx) => {
        if (kind === "debit") return judged(core, tx, launch, game, move);
        return locked(tx, launch, () =>
          kind === "credit" ? credit(tx, move) : rollback(tx, move),
        );
      }),
    );
    const balance = await balanceOf(core.db, launch.accountId);
    return c.json(
      { transaction: body.transaction, result, ...balance },
      { status: statuses[result] as 200 },
    );
  }
}

/** A stake is judged behind the locks of placing: limits, exclusions, the session and the pace decide (CAS-08). */
async function judged(
  core: Core,
  tx: Db,
  launch: Launch,
  game: GameRow,
  move: WalletMove,
): Promise<Moved> {
  const own = await lockAccount(core, tx, { ...launch, use: "api", iat: 0 }, launch.accountId);
  if (!own) throw new Answer(401, { code: "token" });
  await lockPlayerLimits(tx, launch.userId);
  const [before] = await tx
    .select({ id: walletTransactions.id })
    .from(walletTransactions)
    .where(eq(walletTransactions.id, move.id));
  if (before) return debit(tx, move);
  const refused = refuseOwner(own.standing);
  if (refused) throw new Answer(refused.status, { ...refused.body });
  await refuseSoon(tx, game, move);
  const { room, balance } = own.standing;
  if (room && isAbove(move.amount, room.left))
    throw new Answer(422, { code: "limit", bound: fromMinor(room.left, move.iso) });
  if (isBelow(balance, move.amount))
    throw new Answer(422, { code: "funds", bound: fromMinor(balance, move.iso) });
  return debit(tx, move);
}

/** Another round of the account before its time. */
async function refuseSoon(tx: Db, game: GameRow, move: WalletMove): Promise<void> {
  const [last] = await tx
    .select({ at: walletTransactions.at })
    .from(walletTransactions)
    .where(
      and(
        eq(walletTransactions.accountId, move.accountId),
        eq(walletTransactions.kind, "debit"),
        eq(walletTransactions.state, "done"),
        ne(walletTransactions.round, move.round),
      ),
    )
    .orderBy(desc(walletTransactions.at))
    .limit(1);
  if (!last || move.at < last.at) return;
  const waitMs = last.at + paceMs(game.rules.engine) - move.at;
  if (waitMs > 0) throw new Answer(409, { code: "too-soon", waitMs });
}

/** Wins are paid and stakes given back whatever holds for the player by now, and after his session has ended. */
async function locked(tx: Db, { accountId }: Launch, work: () => Promise<Moved>): Promise<Moved> {
  await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for("no key update");
  return work();
}

async function balanceOf(db: Db, accountId: number): Promise<{ iso: string; balance: string }> {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  if (!row) throw new Answer(401, { code: "token" });
  return { iso: row.iso, balance: fromMinor(row.balance ?? zero(), row.iso) };
}

/** A signed call with a launch token of the provider's own game. */
async function opened<T extends { token: string }>(core: Core, c: Context, schema: z.ZodType<T>) {
  const text = await c.req.text();
  const body = parsed(text, schema);
  const launch = readLaunch(core, body.token);
  const game = launch && gameOf(launch.gameId);
  if (!launch || !game) throw new Answer(401, { code: "token" });
  const signature = c.req.header("x-wallet-signature") ?? "";
  if (!isSigned(core, game.provider, text, signature)) throw new Answer(403, { code: "signature" });
  return { launch, game, body, account: await balanceOf(core.db, launch.accountId) };
}

function parsed<T>(text: string, schema: z.ZodType<T>): T {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Answer(400, { code: "json", title: "the body is not JSON" });
  }
  const result = schema.safeParse(json);
  if (!result.success) throw new Answer(400, { code: "schema", title: firstIssue(result.error) });
  return result.data;
}
