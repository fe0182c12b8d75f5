import { registerReplyWire } from "~/platform/services/registration/wire.server";
import type { Db } from "../../db/open";
import { socialIdentities } from "../../db/schema";
import { HttpErrorAnswer, reply } from "../http";
import { openSession, type SignInDeviceAndCountry } from "../people";
import type { SandboxServices } from "../sandbox-services";
import { consumeGrant, type SocialGrant } from "../social/grants";
import { createPlayerWithMainAccount } from "./create-player";
import { toNewPlayer } from "./order";

interface SocialOrder {
  readonly waiting: Parameters<typeof toNewPlayer>[0];
  /**
   * Token that stands for what the social network has confirmed about the person; it works once.
   */
  readonly token: string;
}

/**
 * Registers the identity that a network has confirmed (REG-09, SES-12). 403 `social-over`: the confirmation has
 * expired or was used; 409 `taken`: the identity, or its e-mail address, has a player. Whoever gets this answer
 * has proven that both are his (REG-10).
 */
export async function registerSocially(
  services: SandboxServices,
  { waiting, token }: SocialOrder,
  visit: SignInDeviceAndCountry,
): Promise<Response> {
  const made = await services.db.transaction(async (tx) => {
    const grant = await consumeGrant(services, tx, token);
    if (!grant) throw new HttpErrorAnswer(403, { code: "social-over" });
    return create(services, tx, waiting, grant);
  });
  const sessionId = await openSession(services, made.id, visit);
  // The password is "": the network signs the player in.
  return reply(registerReplyWire, { userId: made.id, sessionId, login: made.login, password: "" });
}

async function create(
  services: SandboxServices,
  tx: Db,
  waiting: SocialOrder["waiting"],
  grant: SocialGrant,
) {
  const now = services.world.now();
  const [first = "", ...rest] = grant.name.split(" ");
  const player = toNewPlayer(waiting, { now, refId: services.world.state.config.ref_id });
  const created = await createPlayerWithMainAccount(tx, {
    ...player,
    email: grant.email === "" ? null : { address: grant.email, isProven: grant.isEmailVerified },
    name: player.name || first,
    surname: player.surname || rest.join(" "),
  });
  if (!created.ok)
    throw new HttpErrorAnswer(created.code === "taken" ? 409 : 403, { code: created.code });
  const [linked] = await tx
    .insert(socialIdentities)
    .values({
      provider: grant.provider,
      subject: grant.subject,
      playerId: created.id,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ subject: socialIdentities.subject });
  if (!linked) throw new HttpErrorAnswer(409, { code: "taken" });
  return created;
}
