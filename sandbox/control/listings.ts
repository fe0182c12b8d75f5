import { and, asc, desc, eq, gt, inArray, or } from "drizzle-orm";
import { addAmounts, type Minor, negateAmount, subtractAmounts, zero } from "~/domain/money/amount";
import { fromMinor } from "~/domain/money/money";
import { isoTime } from "../clock";
import {
  accounts,
  analyticsEvents,
  cashOuts,
  couponLegs,
  coupons,
  ledgerTransfers,
  outbox,
  tickets,
} from "../db/schema";
import type { SandboxServices } from "../services/sandbox-services";
import { findPlayerByLoginOrThrow } from "./player-patches";

/** `GET /sandbox/bets?login=`: coupons of a player, oldest first; without a login of all players. */
export async function listBets(services: SandboxServices, login: string | undefined) {
  const player = login === undefined ? null : await findPlayerByLoginOrThrow(services.db, login);
  const rows = await services.db
    .select()
    .from(coupons)
    .where(player ? eq(coupons.playerId, player.id) : undefined)
    .orderBy(asc(coupons.id));
  const ids = rows.map((row) => row.id);
  const legs = byCoupon(await legsOf(services, ids));
  const parts = byCoupon(await partsOf(services, ids));
  return {
    bets: rows.map((row) => ({
      id: String(row.id),
      key: row.key,
      typeId: row.typeId,
      systemValue: row.systemValue,
      accountId: row.accountId,
      stake: fromMinor(subtractAmounts(row.stake, row.cashedStake), row.iso),
      coef: row.coef,
      state: row.state,
      return: row.return === null ? null : fromMinor(row.return, row.iso),
      cashedOut: (parts.get(row.id) ?? []).map(({ part, stake, amount, at }) => ({
        ref: `${row.id}/${part}`,
        stake: fromMinor(stake, row.iso),
        amount: fromMinor(amount, row.iso),
        at: isoTime(at),
      })),
      placedAt: isoTime(row.placedAt),
      legs: (legs.get(row.id) ?? []).map(({ gameId, marketId, coef, state }) => ({
        gameId,
        marketId,
        coef,
        state,
      })),
    })),
  };
}

function byCoupon<R extends { readonly couponId: number }>(rows: readonly R[]): Map<number, R[]> {
  const grouped = new Map<number, R[]>();
  for (const row of rows) {
    const own = grouped.get(row.couponId);
    if (own) own.push(row);
    else grouped.set(row.couponId, [row]);
  }
  return grouped;
}

function legsOf(services: SandboxServices, couponIds: readonly number[]) {
  return services.db
    .select()
    .from(couponLegs)
    .where(inArray(couponLegs.couponId, [...couponIds]))
    .orderBy(asc(couponLegs.couponId), asc(couponLegs.position));
}

function partsOf(services: SandboxServices, couponIds: readonly number[]) {
  return services.db
    .select()
    .from(cashOuts)
    .where(and(inArray(cashOuts.couponId, [...couponIds]), gt(cashOuts.part, 0)))
    .orderBy(asc(cashOuts.couponId), asc(cashOuts.part));
}

/**
 * `GET /sandbox/ledger?login=`: a player's accounts with their balances, and the movements of these
 * accounts; without a login all, the house's included, so that each currency sums to zero. A
 * movement is one entry on each side; a house balance is the sum of its entries.
 */
export async function listAccountsAndMovements(
  services: SandboxServices,
  login: string | undefined,
) {
  const player = login === undefined ? null : await findPlayerByLoginOrThrow(services.db, login);
  const own = await services.db
    .select()
    .from(accounts)
    .where(player ? eq(accounts.playerId, player.id) : undefined)
    .orderBy(asc(accounts.id));
  const ids = own.map((account) => account.id);
  const moves = await services.db
    .select()
    .from(ledgerTransfers)
    .where(
      player
        ? or(inArray(ledgerTransfers.fromAccount, ids), inArray(ledgerTransfers.toAccount, ids))
        : undefined,
    )
    .orderBy(asc(ledgerTransfers.id));
  const listed = new Set(ids);
  const sums = new Map<number, Minor>();
  const entries = moves.flatMap(({ id, at, iso, fromAccount, toAccount, amount, kind, ref }) =>
    [
      { id: 2 * id, accountId: fromAccount, signed: negateAmount(amount) },
      { id: 2 * id + 1, accountId: toAccount, signed: amount },
    ]
      .filter((side) => listed.has(side.accountId))
      .map(({ id, accountId, signed }) => {
        sums.set(accountId, addAmounts(sums.get(accountId) ?? zero(), signed));
        return { id, at: isoTime(at), accountId, amount: fromMinor(signed, iso), kind, ref };
      }),
  );
  return {
    accounts: own.map(({ id, iso, balance, house }) => ({
      id,
      iso,
      balance: fromMinor(balance ?? sums.get(id) ?? zero(), iso),
      ...(house ? { house } : {}),
    })),
    entries,
  };
}

/** `GET /sandbox/tickets?login=`: lotto tickets and toto coupons, oldest first; without a login of all players. */
export async function listLotteryTickets(services: SandboxServices, login: string | undefined) {
  const player = login === undefined ? null : await findPlayerByLoginOrThrow(services.db, login);
  const rows = await services.db
    .select()
    .from(tickets)
    .where(player ? eq(tickets.playerId, player.id) : undefined)
    .orderBy(asc(tickets.id));
  return {
    tickets: rows.map(({ id, kind, section, draw, draws, key, iso, lines, state, ...row }) => ({
      id: String(id),
      kind,
      section,
      draw,
      draws,
      key,
      stake: fromMinor(row.stake, iso),
      lines,
      state,
      win: state === "placed" ? null : fromMinor(row.win, iso),
    })),
  };
}

/** `GET /sandbox/events`: analytics events as received. */
export async function listAnalyticsEvents(services: SandboxServices) {
  const rows = await services.db.select().from(analyticsEvents).orderBy(asc(analyticsEvents.id));
  return {
    events: rows.map(({ at, key, query, event }) => ({ at: isoTime(at), key, query, event })),
  };
}

/** `GET /sandbox/outbox?to=`: messages sent, newest first; `to` is a telephone or an e-mail address. */
export async function listOutbox(services: SandboxServices, to: string | undefined) {
  const rows = await services.db
    .select()
    .from(outbox)
    .where(
      and(
        eq(outbox.isWithheld, false),
        to === undefined ? undefined : eq(outbox.to, addressOf(to)),
      ),
    )
    .orderBy(desc(outbox.id))
    .limit(500);
  return {
    messages: rows.map(({ at, kind, to, lng, subject, text, html, code, link, headers }) => ({
      at: isoTime(at),
      kind,
      to,
      lng,
      subject,
      text,
      html,
      code,
      link,
      headers: headers ?? {},
    })),
  };
}

/**
 * An e-mail address or telephone number of a query as it is stored: in lower case, a number with
 * its plus, which arrives as a space where it is not escaped.
 */
function addressOf(text: string): string {
  const bare = text.trim().toLowerCase();
  return /^\d+$/.test(bare) ? `+${bare}` : bare;
}
