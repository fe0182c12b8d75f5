import type { z } from "zod";
import { parseActivationLevel } from "~/domain/accounts/activation";
import { isSocialProvider } from "~/domain/social/providers";
import { type Answer, mapReply } from "../failure.server";
import { queryPolicy } from "../policy.server";
import type { PlatformScope } from "../scope.server";
import { call } from "../transport.server";
import type { AccountSecurity } from "./account-security.server";
import { securityWire } from "./wire.server";

const path = "/web-api/user/v1/security";
const readPolicy = queryPolicy("user.security", "bearer", {
  timeoutMs: 2000,
  retries: 1,
  retryDelayMs: 100,
});

/** The player's security, never cached. */
export async function loadSecurity(scope: PlatformScope): Promise<Answer<AccountSecurity>> {
  return mapReply(await call(scope, readPolicy, { path }, securityWire), translate);
}

function translate(wire: z.infer<typeof securityWire>): AccountSecurity {
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
