import { and, asc, eq, isNull } from "drizzle-orm";
import { Hono } from "hono";
import { zero } from "~/domain/money/amount";
import { currencyOf, fromMinor } from "~/domain/money/money";
import {
  accountsReplyWire,
  activateAccountReplyWire,
  activateAccountRequestWire,
} from "~/platform/accounts/wire.server";
import { accounts, players } from "../db/schema";
import type { Core } from "./core";
import { bodyOf, reply } from "./http";
import { bearerOf, type PlayerRow } from "./people";
import type { AccountWire } from "./remote-deps";
import { configOf } from "./user";

/** Accounts of the signed-in player (ACC-02) and the active one (ACC-11). */
export function accountRoutes(core: Core): Hono {
  const app = new Hono();

  app.get("/web-api/officeapi/v1/accounts", async (c) => {
    const player = await bearerOf(core, c.req.raw);
    await core.settler.settleDue();
    const all = [...(await accountsOf(core, player))];
    return reply(accountsReplyWire, {
      balance: all.filter((account) => account.type !== 4),
      bonus: all.filter((account) => account.type === 4),
      all_accounts: all,
      is_available_first_deposit_bonus: !configOf(player).has_deposit,
      is_account_frozen: player.isFrozen,
    });
  });

  app.post("/web-api/officeapi/v1/accounts/active", async (c) => {
    const player = await bearerOf(core, c.req.raw);
    const { id } = await bodyOf(c, activateAccountRequestWire);
    const [own] = await core.db
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.id, id), eq(accounts.playerId, player.id), isNull(accounts.closedAt)));
    if (!own)
      return reply(activateAccountReplyWire, { success: false, message: "no such account" }, 404);
    await core.db.update(players).set({ activeAccountId: id }).where(eq(players.id, player.id));
    return reply(activateAccountReplyWire, { success: true });
  });

  return app;
}

/** A player's accounts, the active one first; by default the main account. */
export async function accountsOf(
  core: Core,
  player: Pick<PlayerRow, "id" | "activeAccountId" | "points">,
): Promise<readonly AccountWire[]> {
  const rows = await core.db
    .select()
    .from(accounts)
    .where(and(eq(accounts.playerId, player.id), isNull(accounts.closedAt)))
    .orderBy(asc(accounts.type), asc(accounts.id));
  const activeId = (rows.find((row) => row.id === player.activeAccountId) ?? rows[0])?.id;
  return rows
    .map(({ id, type, iso, label, balance }): AccountWire => {
      const currency = currencyOf(iso);
      return {
        id,
        type: type ?? 0,
        iso,
        symbol: currency.symbol,
        currencyId: currency.id,
        money: fromMinor(balance ?? zero(), iso),
        // Points are a balance of their own, told with the main account (ACC-13).
        points: type === 0 ? player.points : 0,
        label,
        isActive: id === activeId,
        isPointsTypeBalance: type === 0,
      };
    })
    .sort((a, b) => Number(b.isActive) - Number(a.isActive));
}
