import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, lt } from "drizzle-orm";
import type { Db } from "../../db/open";
import { socialSignInGrants } from "../../db/schema";
import { hashSecretOrAddress } from "../people";
import type { SandboxServices } from "../sandbox-services";
import type { SocialNetworkIdentity } from "./identity";

/**
 * How long an authorization code of a social network is valid, and how long the token that it is
 * exchanged for, ms.
 */
const codeLifeMs = 60_000;
const tokenLifeMs = 600_000;

export type SocialGrant = typeof socialSignInGrants.$inferSelect;

/** What a network confirms about a person, and for whom. */
export type ConfirmedIdentity = Omit<SocialGrant, "id" | "stage" | "expiresAt">;

/** Issues the authorization code of a confirmed identity. */
export function issueAuthorizationCode(
  services: SandboxServices,
  confirmed: ConfirmedIdentity,
): Promise<string> {
  return issue(services, services.db, { ...confirmed, stage: "code" }, codeLifeMs);
}

/** Exchanges a code for a token; null = expired, used, or made for another client, address or verifier. */
export async function redeemAuthorizationCode(
  services: SandboxServices,
  order: { provider: string; code: string; verifier: string; redirectUri: string },
): Promise<{ readonly token: string; readonly grant: SocialGrant } | null> {
  return services.db.transaction(async (tx) => {
    const grant = await take(services, tx, "code", order.code);
    const challenge = createHash("sha256").update(order.verifier).digest("base64url");
    const isOurs =
      grant?.provider === order.provider &&
      grant.redirectUri === order.redirectUri &&
      grant.challenge === challenge;
    if (!grant || !isOurs) return null;
    const { id: _used, expiresAt: _over, ...confirmed } = grant;
    return {
      token: await issue(services, tx, { ...confirmed, stage: "token" }, tokenLifeMs),
      grant,
    };
  });
}

/**
 * Stands in place of the return address in grants of one-tap sign-in, which have none, and no
 * challenge.
 */
const oneTapMark = "one-tap";

/** Issues a credential of one-tap sign-in (SES-15). */
export function issueOneTapCredential(
  services: SandboxServices,
  person: SocialNetworkIdentity,
): Promise<string> {
  const grant = {
    ...person,
    provider: "google",
    nonce: "",
    challenge: "",
    redirectUri: oneTapMark,
  };
  return issue(services, services.db, { ...grant, stage: "code" }, codeLifeMs);
}

/** Exchanges a credential for a token; null = expired or used. */
export async function redeemOneTapCredential(
  services: SandboxServices,
  credential: string,
): Promise<string | null> {
  return services.db.transaction(async (tx) => {
    const grant = await take(services, tx, "code", credential);
    if (grant?.redirectUri !== oneTapMark) return null;
    const { id: _used, expiresAt: _over, ...confirmed } = grant;
    return issue(services, tx, { ...confirmed, stage: "token" }, tokenLifeMs);
  });
}

/** Finds the grant of a token; the token stays valid. */
export async function findGrant(
  services: SandboxServices,
  tx: Db,
  token: string,
): Promise<SocialGrant | null> {
  const [grant] = await tx
    .select()
    .from(socialSignInGrants)
    .where(isLive(services, "token", token));
  return grant ?? null;
}

/** Returns the grant of a token and deletes it: the token works once. */
export function consumeGrant(
  services: SandboxServices,
  tx: Db,
  token: string,
): Promise<SocialGrant | null> {
  return take(services, tx, "token", token);
}

async function take(
  services: SandboxServices,
  tx: Db,
  stage: SocialGrant["stage"],
  secret: string,
) {
  const [grant] = await tx
    .delete(socialSignInGrants)
    .where(isLive(services, stage, secret))
    .returning();
  return grant ?? null;
}

const isLive = (services: SandboxServices, stage: SocialGrant["stage"], secret: string) =>
  and(
    eq(socialSignInGrants.id, hashSecretOrAddress(secret)),
    eq(socialSignInGrants.stage, stage),
    gt(socialSignInGrants.expiresAt, services.world.now()),
  );

async function issue(
  services: SandboxServices,
  tx: Db,
  grant: ConfirmedIdentity & Pick<SocialGrant, "stage">,
  lifeMs: number,
): Promise<string> {
  const now = services.world.now();
  const secret = randomBytes(32).toString("base64url");
  await tx.delete(socialSignInGrants).where(lt(socialSignInGrants.expiresAt, now));
  await tx
    .insert(socialSignInGrants)
    .values({ ...grant, id: hashSecretOrAddress(secret), expiresAt: now + lifeMs });
  return secret;
}
