import { randomInt } from "node:crypto";
import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Db } from "../../db/open";
import { authenticators, recoveryCodes } from "../../db/schema";
import type { SandboxServices } from "../sandbox-services";
import { keyedHashes, seal, unseal } from "./seal";
import { base32, findTotpStep, newTotpSecret, oldestAcceptedStep } from "./totp";

/** How many recovery codes a player has, and how many digits each has. */
const codeCount = 10;
const codeLength = 10;
/** How long a secret waits for its first code, and new recovery codes can be seen, ms. */
export const authenticatorSetupMs = 900_000;

type Row = typeof authenticators.$inferSelect;

/**
 * The moments at which an authenticator's code counts as right, ms since epoch: by the platform's
 * clock, and by the real time, which is all that a telephone knows when the sandbox's clock has
 * been moved.
 */
const moments = ({ world }: SandboxServices) => [world.now(), Date.now()];

export async function loadAuthenticator(tx: Db, playerId: number): Promise<Row | null> {
  const [row] = await tx.select().from(authenticators).where(eq(authenticators.playerId, playerId));
  return row ?? null;
}

/** Whether sign-ins of a player ask for his authenticator. */
export async function hasAuthenticator(tx: Db, playerId: number): Promise<boolean> {
  return ((await loadAuthenticator(tx, playerId))?.confirmedAt ?? null) !== null;
}

/**
 * Begins to set an authenticator up, with a fresh secret. False = one is on, which stays as it is.
 */
export async function startAuthenticatorSetup(
  services: SandboxServices,
  playerId: number,
): Promise<boolean> {
  const fresh = {
    secret: seal(services.secrets, newTotpSecret()),
    startedAt: services.world.now(),
    usedSteps: [],
    newCodes: null,
  };
  const [row] = await services.db
    .insert(authenticators)
    .values({ playerId, ...fresh })
    .onConflictDoUpdate({
      target: authenticators.playerId,
      set: fresh,
      setWhere: sql`${authenticators.confirmedAt} is null`,
    })
    .returning({ playerId: authenticators.playerId });
  return row !== undefined;
}

/** The secret as base 32 while it is being set up; null = none is. */
export function secretBeingSetUp(services: SandboxServices, row: Row | null): string | null {
  if (
    !row ||
    row.confirmedAt !== null ||
    row.startedAt + authenticatorSetupMs <= services.world.now()
  )
    return null;
  const secret = unseal(services.secrets, row.secret);
  return secret && base32(secret);
}

/**
 * New recovery codes, which are shown until the player confirms to have seen them, for 15 minutes
 * at most; null = none, or no longer.
 */
export function unseenRecoveryCodes(services: SandboxServices, row: Row | null): string[] | null {
  if (!row?.newCodes || (row.confirmedAt ?? 0) + authenticatorSetupMs <= services.world.now())
    return null;
  return unseal(services.secrets, row.newCodes)?.toString("utf8").split(" ") ?? null;
}

/**
 * Uses up a code of the authenticator; each code is accepted once, even if two requests send it at the same
 * time. False = a wrong or used code, or there is no authenticator.
 */
export async function consumeTotp(
  services: SandboxServices,
  tx: Db,
  playerId: number,
  code: string,
) {
  const [row] = await tx
    .select()
    .from(authenticators)
    .where(eq(authenticators.playerId, playerId))
    .for("update");
  const secret = row && unseal(services.secrets, row.secret);
  if (!row || !secret) return false;
  const at = moments(services);
  const step = findTotpStep(secret, code, at);
  if (step === null || row.usedSteps.includes(step)) return false;
  const oldest = oldestAcceptedStep(at);
  const usedSteps = [...row.usedSteps.filter((used) => used >= oldest), step];
  await tx.update(authenticators).set({ usedSteps }).where(eq(authenticators.playerId, playerId));
  return true;
}

/**
 * Turns the authenticator on with ten recovery codes in place of any earlier ones; the player can
 * see them until `confirmCodesSeen`, for 15 minutes at most.
 */
export async function turnOnAuthenticator(
  services: SandboxServices,
  tx: Db,
  playerId: number,
): Promise<void> {
  const codes = Array.from({ length: codeCount }, () =>
    Array.from({ length: codeLength }, () => randomInt(10)).join(""),
  );
  const newCodes = seal(services.secrets, Buffer.from(codes.join(" ")));
  await tx
    .update(authenticators)
    .set({ confirmedAt: services.world.now(), newCodes })
    .where(eq(authenticators.playerId, playerId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.playerId, playerId));
  const rows = codes.map((code) => ({
    playerId,
    hash: hashesOf(services, playerId, code)[0] ?? "",
  }));
  await tx.insert(recoveryCodes).values(rows);
}

/** Records that the player has saved his recovery codes: they are never shown again. */
export async function confirmCodesSeen(tx: Db, playerId: number): Promise<void> {
  await tx
    .update(authenticators)
    .set({ newCodes: null })
    .where(and(eq(authenticators.playerId, playerId), isNotNull(authenticators.newCodes)));
}

export async function turnOffAuthenticator(tx: Db, playerId: number): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.playerId, playerId));
  await tx.delete(authenticators).where(eq(authenticators.playerId, playerId));
}

/** Uses up a recovery code. Returns the number of codes left; null = not one of the player's. */
export async function consumeRecoveryCodeAndCountLeft(
  services: SandboxServices,
  tx: Db,
  playerId: number,
  code: string,
) {
  if (!new RegExp(`^\\d{${codeLength}}$`).test(code)) return null;
  const taken = await tx
    .delete(recoveryCodes)
    .where(
      and(
        eq(recoveryCodes.playerId, playerId),
        inArray(recoveryCodes.hash, hashesOf(services, playerId, code)),
      ),
    )
    .returning();
  return taken.length > 0 ? recoveryCodesLeft(tx, playerId) : null;
}

export async function recoveryCodesLeft(tx: Db, playerId: number): Promise<number> {
  return tx.$count(recoveryCodes, eq(recoveryCodes.playerId, playerId));
}

const hashesOf = (services: SandboxServices, playerId: number, code: string) =>
  keyedHashes(services.secrets, `recovery ${playerId} ${code}`);
