import type { z } from "zod";
import { parseActivationLevel } from "~/domain/accounts/activation";
import { isSocialProvider } from "~/domain/social/providers";
import { call } from "../../transport/call.server";
import { type Answer, mapReply } from "../../transport/failure.server";
import type { PlatformScope } from "../../transport/scope.server";
import type { AccountSecurity } from "./account-security.server";
import { securityCalls } from "./calls.server";
import type { accountSecurityReplyWire } from "./wire.server";

/** What protects the player's account, loaded each time and never cached. */
export async function loadAccountSecurity(scope: PlatformScope): Promise<Answer<AccountSecurity>> {
  return mapReply(await call(scope, securityCalls.read), translate);
}

function translate(wire: z.infer<typeof accountSecurityReplyWire>): AccountSecurity {
  const { phone, activation, networks, sessions, signIns } = wire;
  return {
    ...wire,
    phone: phone.number === "" ? null : phone,
    activation: parseActivationLevel(activation),
    networks: networks.filter(isSocialProvider),
    sessions: sessions.map(({ startedAt, seenAt, ...session }) => ({
      ...session,
      at: Date.parse(startedAt),
      seenAt: Date.parse(seenAt),
    })),
    signIns: signIns.map(({ at, ...visit }) => ({ ...visit, at: Date.parse(at) })),
  };
}
