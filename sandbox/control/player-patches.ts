import { randomUUID } from "node:crypto";
import { and, eq, ne } from "drizzle-orm";
import { z } from "zod";
import { isAmountAbove, subtractAmounts, zero } from "~/domain/money/amount";
import { currencies, fromMinor, toMinor } from "~/domain/money/money";
import { playerRecordWire } from "~/platform/services/user/config-wire.server";
import { ensureHouseAccounts, recordMovements } from "../db/ledger";
import type { Db } from "../db/open";
import { accounts, players, pointEntries } from "../db/schema";
import { firstIssueText, HttpErrorAnswer } from "../services/http";
import { parseStoredLimits } from "../services/limits/stored";
import { limitsIso } from "../services/limits/windows";
import { lockPlayerRow } from "../services/own-account";
import type { PlayerRow } from "../services/people";
import type { SandboxServices } from "../services/sandbox-services";
import { limitsForControlInterface, storedLimitsAfterPatch } from "./limit-patches";
import { mergePatchOrBadRequest, patchObjectSchema } from "./merge-patch";

/** Fields of the user config are also accepted at the top level, as in `{"ban_level": 45}`. */
const ownFields = z.object({
  config: patchObjectSchema.optional(),
  termsChanged: z.boolean().optional(),
  ban: z.object({ level: z.number().int(), version: z.number().int() }).partial().nullish(),
  /**
   * Balances by key: a currency (the player's main or currency account), `bonus:` and a currency,
   * or an account id.
   */
  balances: z
    .record(z.string(), z.union([z.string(), z.number().transform(String), z.null()]))
    .optional(),
  /** Balance of loyalty points. */
  points: z.number().int().min(0).max(1_000_000_000).optional(),
  limits: patchObjectSchema.nullish(),
  settings: patchObjectSchema.nullish(),
  isAccountFrozen: z.boolean().optional(),
  twoStepCode: z.string().nullish(),
  smsCode: z.string().nullish(),
});

const wanted = `it takes ${[...Object.keys(ownFields.shape), "and fields of the user config"].join(", ")}`;

/**
 * `PATCH /sandbox/players/{login}`: applies a merge patch to a player's config, limits, settings
 * and balances in one transaction. Returns the patched player.
 */
export async function patchPlayer(
  services: SandboxServices,
  login: string,
  body: unknown,
): Promise<Record<string, unknown>> {
  const { own, config } = split(body);
  return services.db.transaction(async (tx) => {
    const player = await lockPlayer(tx, login);
    const parsed = playerRecordWire.safeParse(mergePatchOrBadRequest(player.config, config));
    if (!parsed.success)
      throw new HttpErrorAnswer(400, {
        code: "schema",
        title: `config.${firstIssueText(parsed.error)}`,
      });
    const now = services.world.now();
    const iso = await limitsIso(tx, player.id);
    await tx
      .update(players)
      .set({
        config: parsed.data,
        // A count of days that the patch sets stays fixed: the end date that it is otherwise
        // computed from is removed.
        ...("remaining_days_to_activate" in config ? { activateUntil: null } : {}),
        ...("changed_pass_day_count" in config ? { passwordChangedAt: null } : {}),
        ...(own.termsChanged === undefined
          ? {}
          : {
              termsChanged: own.termsChanged,
              ...(own.termsChanged ? { termsUpdatedAt: now } : {}),
            }),
        ...(own.limits === undefined
          ? {}
          : {
              limits: storedLimitsAfterPatch(
                parseStoredLimits(player.limits),
                own.limits ?? {},
                iso,
              ),
            }),
        ...(own.settings === undefined
          ? {}
          : { settings: mergePatchOrBadRequest(player.settings, own.settings ?? {}) }),
        ...(own.isAccountFrozen === undefined ? {} : { isFrozen: own.isAccountFrozen }),
        ...(own.twoStepCode === undefined ? {} : { twoStepCode: own.twoStepCode }),
        ...(own.smsCode === undefined ? {} : { smsCode: own.smsCode }),
      })
      .where(eq(players.id, player.id));
    for (const [name, amount] of Object.entries(own.balances ?? {})) {
      await setBalance(tx, player.id, name, amount ?? "0", now);
    }
    if (own.points !== undefined) await setPoints(tx, player, own.points, now);
    return playerState(tx, await lockPlayer(tx, login));
  });
}

/** Finds a player by login or number; 404 if unknown. */
export async function findPlayerByLoginOrThrow(db: Db, login: string): Promise<PlayerRow> {
  const text = login.toLowerCase();
  const which = /^\d{1,9}$/.test(text) ? eq(players.id, Number(text)) : eq(players.login, text);
  const [player] = await db.select().from(players).where(which);
  if (!player) throw new HttpErrorAnswer(404, { code: "unknown-player" });
  return player;
}

async function lockPlayer(tx: Db, login: string): Promise<PlayerRow> {
  const { id } = await findPlayerByLoginOrThrow(tx, login);
  const player = await lockPlayerRow(tx, id);
  if (!player) throw new HttpErrorAnswer(404, { code: "unknown-player" });
  return player;
}

function split(body: unknown): { own: z.infer<typeof ownFields>; config: Record<string, unknown> } {
  const all = patchObjectSchema.safeParse(body);
  if (!all.success) throw new HttpErrorAnswer(400, { code: "schema", title: wanted });
  const own = ownFields.safeParse(all.data);
  if (!own.success)
    throw new HttpErrorAnswer(400, { code: "schema", title: firstIssueText(own.error) });
  const rest = Object.entries(all.data).filter(([name]) => !Object.hasOwn(ownFields.shape, name));
  const unknown = rest.find(([name]) => !Object.hasOwn(playerRecordWire.shape, name));
  if (unknown)
    throw new HttpErrorAnswer(400, { code: "schema", title: `${unknown[0]}: unknown; ${wanted}` });
  const { ban } = own.data;
  const banned =
    ban === undefined
      ? {}
      : { ban_level: ban?.level ?? 0, ban_version: ban?.version ?? (ban ? 1 : 0) };
  return { own: own.data, config: { ...own.data.config, ...Object.fromEntries(rest), ...banned } };
}

/** Sets a balance by a deposit or withdrawal, so that the ledger stays complete (SBX-03). */
async function setBalance(
  tx: Db,
  playerId: number,
  name: string,
  text: string,
  at: number,
): Promise<void> {
  const account = await accountNamed(tx, playerId, name);
  const target = toMinor(text, account.iso);
  if (target === null)
    throw new HttpErrorAnswer(400, {
      code: "schema",
      title: `balances.${name}: "${text}" is no amount of ${account.iso}`,
    });
  const balance = account.balance ?? zero();
  if (target === balance) return;
  const isDeposit = isAmountAbove(target, balance);
  await recordMovements(tx, {
    at,
    accountId: account.id,
    iso: account.iso,
    amount: isDeposit ? subtractAmounts(target, balance) : subtractAmounts(balance, target),
    kind: isDeposit ? "deposit" : "withdrawal",
  });
}

/** Sets the balance of points by an entry of the difference, so that the entries still add up to it (ACC-13). */
async function setPoints(tx: Db, { id, points }: PlayerRow, target: number, at: number) {
  if (target === points) return;
  const ref = randomUUID();
  const entry = { playerId: id, at, points: target - points, kind: "control", ref };
  await tx.insert(pointEntries).values(entry);
  await tx.update(players).set({ points: target }).where(eq(players.id, id));
}

/**
 * The player's account for a key of `balances`. One that is missing is created for a known
 * currency; any other key is refused with 400.
 */
async function accountNamed(tx: Db, playerId: number, name: string) {
  const [prefix, bonusIso] = name.split(":");
  const iso = (bonusIso ?? name).toUpperCase();
  const byName = /^\d+$/.test(name)
    ? eq(accounts.id, Number(name))
    : and(
        eq(accounts.iso, iso),
        prefix === "bonus" && bonusIso !== undefined ? eq(accounts.type, 4) : ne(accounts.type, 4),
      );
  const [found] = await tx
    .select()
    .from(accounts)
    .where(and(eq(accounts.playerId, playerId), byName))
    .for("no key update");
  if (found) return found;
  if (!currencies.some((currency) => currency.iso === iso)) {
    throw new HttpErrorAnswer(400, {
      code: "schema",
      title: `balances.${name}: no such account or currency`,
    });
  }
  const type = bonusIso === undefined ? 9 : 4;
  await ensureHouseAccounts(tx, [iso]);
  const [created] = await tx
    .insert(accounts)
    .values({ playerId, type, iso, label: type === 4 ? "Bonus" : iso, balance: zero() })
    .returning();
  if (!created) throw new Error(`no account for ${name}`);
  return created;
}

async function playerState(tx: Db, player: PlayerRow): Promise<Record<string, unknown>> {
  const rows = await tx
    .select()
    .from(accounts)
    .where(eq(accounts.playerId, player.id))
    .orderBy(accounts.id);
  return {
    userId: player.id,
    login: player.login,
    config: player.config,
    settings: player.settings,
    limits: limitsForControlInterface(
      parseStoredLimits(player.limits),
      await limitsIso(tx, player.id),
    ),
    termsChanged: player.termsChanged,
    isAccountFrozen: player.isFrozen,
    twoStepCode: player.twoStepCode,
    smsCode: player.smsCode,
    points: player.points,
    accounts: rows.map(({ id, type, iso, balance }) => ({
      id,
      type,
      iso,
      balance: fromMinor(balance ?? zero(), iso),
    })),
  };
}
