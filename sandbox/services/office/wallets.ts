import { and, eq, isNull } from "drizzle-orm";
import { isBanned } from "~/domain/accounts/ban";
import {
  type AccountConversionAmounts,
  calculateAccountConversion,
  isAccountConvertible,
} from "~/domain/accounts/conversion";
import { subtractAmounts, zero } from "~/domain/money/amount";
import { currencyOfNumber } from "~/domain/money/currency-numbers";
import { isKnownCurrency } from "~/domain/money/money";
import { ensureHouseAccounts, type LedgerMovement, recordMovements } from "../../db/ledger";
import type { Db } from "../../db/open";
import { accounts, currencyConversions, payments, players } from "../../db/schema";
import { endBonusesByWithdrawal } from "../bonuses/close";
import { lockAccountsOf } from "../lock-accounts";
import { lockPlayerRow } from "../own-account";
import type { PlayerRow } from "../people";
import type { SandboxServices } from "../sandbox-services";
import { parseUserConfig } from "../user";
import { mayBePaidTo } from "./may-be-paid-to";
import type { WalletChangeRefusal } from "./wallet-texts";

type AccountRow = typeof accounts.$inferSelect;
type ConversionRow = typeof currencyConversions.$inferSelect;

/** Result of a change: the affected account, or the reason why not. */
export type WalletChangeResult =
  | { readonly ok: true; readonly accountId: number }
  | { readonly ok: false; readonly code: WalletChangeRefusal };

const refused = (code: WalletChangeRefusal) => ({ ok: false, code }) as const;

/** Most accounts that a player can have open, bonus accounts not counted. */
const mostAccounts = 10;

/** Opens an account in a currency, or the closed one again (ACC-03). One change of a player at a time. */
export function addCurrency(
  services: SandboxServices,
  playerId: number,
  currencyId: number,
): Promise<WalletChangeResult> {
  return services.db.transaction(async (tx) => {
    const iso = currencyOfNumber(currencyId);
    if (iso === null) return refused("currency");
    await lockAccountsOf(tx, [playerId]);
    await lockPlayerRow(tx, playerId);
    const own = await openAccounts(tx, playerId);
    if (own.some((account) => account.iso === iso)) return refused("exists");
    if (own.length >= mostAccounts) return refused("too-many");
    return { ok: true, accountId: await openedAccount(tx, playerId, iso) };
  });
}

/** Closes a further account that is empty and has nothing open (ACC-03). */
export function removeCurrency(
  services: SandboxServices,
  playerId: number,
  accountId: number,
): Promise<WalletChangeResult> {
  return services.db.transaction(async (tx) => {
    await lockAccountsOf(tx, [playerId]);
    const account = await ownAccount(tx, playerId, accountId);
    await lockPlayerRow(tx, playerId);
    if (!account) return refused("account");
    if (account.type !== 9) return refused("main");
    if (account.balance !== 0 || account.advanced !== 0) return refused("not-empty");
    if (await mayBePaidTo(tx, playerId, accountId)) return refused("open-bets");
    const [payment] = await tx
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.accountId, accountId), eq(payments.state, "pending")))
      .limit(1);
    if (payment) return refused("pending-payment");
    await tx
      .update(accounts)
      .set({ closedAt: services.world.now() })
      .where(eq(accounts.id, accountId));
    await tx
      .update(players)
      .set({ activeAccountId: null })
      .where(and(eq(players.id, playerId), eq(players.activeAccountId, accountId)));
    return { ok: true, accountId };
  });
}

/** A requested conversion; `seen` is the result that the page showed, null = it showed none. */
export interface ConversionOrder {
  readonly accountId: number;
  readonly iso: string;
  readonly key: string;
  readonly seen: { readonly taken: string; readonly given: string } | null;
}

/** A conversion calculated by the same rule as the real one, or why it would be refused. */
export type ConversionQuote =
  | { readonly ok: true; readonly conversion: AccountConversionAmounts }
  | ReturnType<typeof refused>;

/** A conversion as it stands now, without doing it (OFC-11). */
export async function quoteConversion(
  db: Db,
  player: Pick<PlayerRow, "id" | "config" | "isFrozen">,
  { accountId, iso }: Pick<ConversionOrder, "accountId" | "iso">,
): Promise<ConversionQuote> {
  const [account] = await db.select().from(accounts).where(ownOpen(player.id, accountId));
  return judged(player, account, iso);
}

/**
 * Converts the whole balance of an account into another currency in one transaction; one key
 * converts once (OFC-11). The first account is debited with the fee included, and the player's
 * account of the other currency is credited; it is opened if he has none, and becomes the active
 * one. A running bonus in the first currency ends, as by a withdrawal (OFC-08).
 */
export function convertAccount(
  services: SandboxServices,
  playerId: number,
  order: ConversionOrder,
  amountText: (conversion: AccountConversionAmounts) => {
    readonly taken: string;
    readonly given: string;
  },
): Promise<WalletChangeResult> {
  return services.db.transaction(async (tx) => {
    await lockAccountsOf(tx, [playerId]);
    const account = await ownAccount(tx, playerId, order.accountId);
    const player = await lockPlayerRow(tx, playerId);
    if (!player) return refused("account");
    const before = await converted(tx, playerId, order.key);
    if (before) return sameOrder(tx, before, order);
    const quote = judged(player, account ?? undefined, order.iso);
    if (!quote.ok) return quote;
    const { conversion } = quote;
    const text = amountText(conversion);
    const { seen } = order;
    if (seen !== null && (seen.taken !== text.taken || seen.given !== text.given))
      return refused("changed");
    const toAccount = await targetOf(tx, playerId, order.iso);
    const [row] = await tx
      .insert(currencyConversions)
      .values({
        playerId,
        key: order.key,
        fromAccount: order.accountId,
        toAccount,
        taken: conversion.taken,
        fee: conversion.fee,
        given: conversion.given,
        at: services.world.now(),
      })
      .returning();
    if (!row) throw new Error("no conversion was written");
    await ensureHouseAccounts(tx, [conversion.from, conversion.to]);
    await recordMovements(tx, ...movementsOf(row, conversion));
    // Else money would be withdrawn through another currency, and the bonus would run on.
    await endBonusesByWithdrawal(tx, playerId, conversion.from, row.at);
    await tx.update(players).set({ activeAccountId: toAccount }).where(eq(players.id, playerId));
    return { ok: true, accountId: toAccount };
  });
}

function movementsOf(row: ConversionRow, { from, to }: AccountConversionAmounts): LedgerMovement[] {
  const entry = { at: row.at, ref: `conversion/${row.id}` };
  const taken = { ...entry, accountId: row.fromAccount, iso: from };
  const net = subtractAmounts(row.taken, row.fee);
  return [
    { ...taken, amount: net, kind: "conversion-out" },
    ...(row.fee > 0 ? [{ ...taken, amount: row.fee, kind: "conversion-fee" as const }] : []),
    { ...entry, accountId: row.toAccount, iso: to, amount: row.given, kind: "conversion-in" },
  ];
}

/**
 * What converting an account to the currency `iso` would give, or the refusal: by the player's
 * status, the account and its balance.
 */
function judged(
  { config, isFrozen }: Pick<PlayerRow, "config" | "isFrozen">,
  account: AccountRow | undefined,
  iso: string,
): ConversionQuote {
  if (!account) return refused("account");
  if (!isKnownCurrency(iso)) return refused("currency");
  const {
    account_conversion_status: status,
    ban_level: level,
    ban_version: version,
  } = parseUserConfig({
    config,
  });
  if (isBanned({ level, version })) return refused("excluded");
  if (isFrozen) return refused("account-frozen");
  if (account.type === null || !isAccountConvertible(status, { type: account.type }))
    return refused("not-allowed");
  if (account.advanced > 0) return refused("advance");
  if (account.iso === iso) return refused("currency");
  const conversion = calculateAccountConversion(account.balance ?? zero(), account.iso, iso);
  return conversion ? { ok: true, conversion } : refused("nothing");
}

async function converted(tx: Db, playerId: number, key: string): Promise<ConversionRow | null> {
  const [row] = await tx
    .select()
    .from(currencyConversions)
    .where(and(eq(currencyConversions.playerId, playerId), eq(currencyConversions.key, key)));
  return row ?? null;
}

async function sameOrder(
  tx: Db,
  row: ConversionRow,
  { accountId, iso }: ConversionOrder,
): Promise<WalletChangeResult> {
  const [to] = await tx
    .select({ iso: accounts.iso })
    .from(accounts)
    .where(eq(accounts.id, row.toAccount));
  const isSame = row.fromAccount === accountId && to?.iso === iso;
  return isSame ? { ok: true, accountId: row.toAccount } : refused("key-reused");
}

/** Id of the player's account in a currency, opened if he has none in it. */
async function targetOf(tx: Db, playerId: number, iso: string): Promise<number> {
  const own = await openAccounts(tx, playerId);
  return own.find((account) => account.iso === iso)?.id ?? (await openedAccount(tx, playerId, iso));
}

async function openedAccount(tx: Db, playerId: number, iso: string): Promise<number> {
  const [again] = await tx
    .update(accounts)
    .set({ closedAt: null })
    .where(and(eq(accounts.playerId, playerId), eq(accounts.iso, iso), eq(accounts.type, 9)))
    .returning({ id: accounts.id });
  if (again) return again.id;
  await ensureHouseAccounts(tx, [iso]);
  const [made] = await tx
    .insert(accounts)
    .values({ playerId, type: 9, iso, label: iso, balance: zero() })
    .returning({ id: accounts.id });
  if (!made) throw new Error(`no account in ${iso}`);
  return made.id;
}

/** Open accounts with the player's own money. */
async function openAccounts(tx: Db, playerId: number): Promise<AccountRow[]> {
  const rows = await tx
    .select()
    .from(accounts)
    .where(and(eq(accounts.playerId, playerId), isNull(accounts.closedAt)))
    .orderBy(accounts.type, accounts.id);
  return rows.filter(({ type }) => type !== 4);
}

async function ownAccount(tx: Db, playerId: number, id: number): Promise<AccountRow | null> {
  const [row] = await tx.select().from(accounts).where(ownOpen(playerId, id));
  return row ?? null;
}

const ownOpen = (playerId: number, id: number) =>
  and(eq(accounts.id, id), eq(accounts.playerId, playerId), isNull(accounts.closedAt));
