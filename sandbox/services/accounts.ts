import { and, asc, eq, isNull } from "drizzle-orm";
import { Hono } from "hono";
import { zero } from "~/domain/money/amount";
import { currencyNumber } from "~/domain/money/currency-numbers";
import { currencyOf, fromMinor } from "~/domain/money/money";
import { accountCalls } from "~/platform/services/accounts/calls.server";
import { activateAccountReplyWire } from "~/platform/services/accounts/wire.server";
import { accounts, players } from "../db/schema";
import { reply } from "./http";
import { type PlayerRow, requirePlayer } from "./people";
import type { AccountWire } from "./remote-deps";
import type { SandboxServices } from "./sandbox-services";
import { serve } from "./serve";
import { parseUserConfig } from "./user";

/** Accounts of the signed-in player (ACC-02) and the active one (ACC-11). */
export function accountRoutes(services: SandboxServices): Hono {
  const app = new Hono();

  serve(app, accountCalls.listV1, async ({ request }) => await accountData(services, request));

  serve(app, accountCalls.list, async ({ request }) => {
    const { balance, bonus, ...rest } = await accountData(services, request);
    const idOf = ({ id }: AccountWire) => id;
    return {
      ...rest,
      balance: balance.map(idOf),
      bonus: bonus.map(idOf),
    };
  });

  serve(app, accountCalls.activate, async ({ request, readBody }) => {
    const player = await requirePlayer(services, request);
    const { id } = await readBody();
    const [own] = await services.db
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.id, id), eq(accounts.playerId, player.id), isNull(accounts.closedAt)));
    if (!own)
      return reply(activateAccountReplyWire, { success: false, message: "no such account" }, 404);
    await services.db.update(players).set({ activeAccountId: id }).where(eq(players.id, player.id));
    return { success: true };
  });

  return app;
}

async function accountData(services: SandboxServices, request: Request) {
  const player = await requirePlayer(services, request);
  await services.settler.settleDue();
  const all = [...(await loadAccounts(services, player))];
  return {
    balance: all.filter((account) => account.type !== 4),
    bonus: all.filter((account) => account.type === 4),
    all_accounts: all,
    is_available_first_deposit_bonus: !parseUserConfig(player).has_deposit,
    is_account_frozen: player.isFrozen,
  };
}

/** A player's accounts, the active one first; by default the main account. */
export async function loadAccounts(
  services: SandboxServices,
  player: Pick<PlayerRow, "id" | "activeAccountId" | "points">,
): Promise<readonly AccountWire[]> {
  const rows = await services.db
    .select()
    .from(accounts)
    .where(and(eq(accounts.playerId, player.id), isNull(accounts.closedAt)))
    .orderBy(asc(accounts.type), asc(accounts.id));
  const activeId = (rows.find((row) => row.id === player.activeAccountId) ?? rows[0])?.id;
  return rows
    .map(({ id, type, iso, label, balance }): AccountWire => {
      return {
        id,
        type: type ?? 0,
        iso,
        symbol: currencyOf(iso).symbol,
        currencyId: currencyNumber(iso),
        money: fromMinor(balance ?? zero(), iso),
        // Loyalty points are listed with the main account (ACC-13).
        points: type === 0 ? player.points : 0,
        label,
        isActive: id === activeId,
        isPointsTypeBalance: type === 0,
      };
    })
    .sort((a, b) => Number(b.isActive) - Number(a.isActive));
}
