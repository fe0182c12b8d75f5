import { and, desc, eq } from "drizzle-orm";
import type { z } from "zod";
import { isEmailProven, isPhoneProven, parseActivationLevel } from "~/domain/accounts/activation";
import { secretQuestions } from "~/domain/session/questions";
import type { accountSecurityReplyWire } from "~/platform/services/security/wire.server";
import { isoTime } from "../../clock";
import { sessions, signInHistory, socialIdentities } from "../../db/schema";
import { closeSession } from "../people";
import type { SandboxServices } from "../sandbox-services";
import { currentUserConfig } from "../user";
import {
  loadAuthenticator,
  recoveryCodesLeft,
  secretBeingSetUp,
  unseenRecoveryCodes,
} from "./authenticator";
import type { CallerSession } from "./confirm";

/** Sign-ins that are listed. */
const mostSignIns = 20;

/** What the page of security shows (OFC-03). */
export async function loadSecuritySettings(
  services: SandboxServices,
  { player, sid, isConfirmed }: CallerSession,
): Promise<z.infer<typeof accountSecurityReplyWire>> {
  const config = currentUserConfig(player, services.world.now());
  const activation = parseActivationLevel(config.activation_type);
  const row = await loadAuthenticator(services.db, player.id);
  const question = secretQuestions.find((name) => name === player.secretQuestion) ?? null;
  const hasOne = isPhoneProven(activation);
  return {
    isConfirmed,
    level: config.protection_level,
    methods: config.protection_methods,
    passwordDays: config.changed_pass_day_count,
    twoStep: {
      isOn: player.twoStepCode !== null || (row?.confirmedAt ?? null) !== null,
      secret: secretBeingSetUp(services, row),
      newCodes: unseenRecoveryCodes(services, row),
      codesLeft: await recoveryCodesLeft(services.db, player.id),
    },
    phone: { code: hasOne ? config.phone_code : "", number: hasOne ? config.phone_number : "" },
    email: isEmailProven(activation) ? config.user_email : "",
    activation,
    wantsNews: player.wantsNews,
    question,
    networks: await networksOf(services, player.id),
    ...(await visitsOf(services, player.id, sid)),
  };
}

async function networksOf(services: SandboxServices, playerId: number): Promise<string[]> {
  const linked = await services.db
    .select({ provider: socialIdentities.provider })
    .from(socialIdentities)
    .where(eq(socialIdentities.playerId, playerId))
    .orderBy(socialIdentities.createdAt);
  return linked.map(({ provider }) => provider);
}

async function visitsOf(services: SandboxServices, playerId: number, sid: string) {
  const open = await services.db
    .select()
    .from(sessions)
    .where(eq(sessions.playerId, playerId))
    .orderBy(desc(sessions.createdAt));
  const past = await services.db
    .select()
    .from(signInHistory)
    .where(eq(signInHistory.playerId, playerId))
    .orderBy(desc(signInHistory.at), desc(signInHistory.id))
    .limit(mostSignIns);
  return {
    sessions: open.map(({ id, number, createdAt, seenAt, device, country }) => ({
      number,
      startedAt: isoTime(createdAt),
      seenAt: isoTime(seenAt ?? createdAt),
      device,
      country,
      isOwn: id === sid,
    })),
    signIns: past.map(({ at, device, country }) => ({ at: isoTime(at), device, country })),
  };
}

/** Ends a session by its number in the list; false = not one of the player's. */
export async function endListedSession(
  services: SandboxServices,
  playerId: number,
  number: number,
): Promise<boolean> {
  const [session] = await services.db
    .select({ sid: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.playerId, playerId), eq(sessions.number, number)));
  if (!session) return false;
  await closeSession(services, { playerId, sid: session.sid }, false);
  return true;
}
