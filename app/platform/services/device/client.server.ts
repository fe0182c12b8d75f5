import { call } from "../../transport/call.server";
import { type Answer, malformedFieldFailure, mapReply } from "../../transport/failure.server";
import { upstreamHeadersWithoutToken } from "../../transport/request.server";
import type { PlatformScope } from "../../transport/scope.server";
import { platformOrigin } from "../../transport/upstream.server";
import { exchangeWithRemote } from "../remotes/exchange.server";
import { deviceCalls } from "./calls.server";

/** The platform's security values for a visit (SES-09). */
export interface VisitSecurityValues {
  readonly ggru: string;
  readonly grant: string;
}
const textBudgetMs = 2000;
/** Largest text that is taken, bytes. */
const textLimit = 64 * 1024;

/** The session of a visit (CFG-04): opaque text, not JSON and never cached. Null = the platform did not answer. */
export async function loadVisitSession(scope: PlatformScope): Promise<string | null> {
  const text = await plainText(scope, "/web-api/session", "text/plain");
  return text !== null && /^[\w.-]{8,128}$/.test(text.trim()) ? text.trim() : null;
}

/** The script that takes a device's fingerprint (SES-10); null = the platform did not answer. */
export function loadFingerprintScript(scope: PlatformScope): Promise<string | null> {
  return plainText(scope, "/web-api/fingerprint.js", "text/javascript");
}

/**
 * Security values of a visit, `ggru` and its grant, by the visit's id in the host cookie (`host`;
 * SES-09).
 */
export async function loadVisitSecurityValues(
  scope: PlatformScope,
  host: string,
): Promise<Answer<VisitSecurityValues>> {
  const reply = mapReply(
    await call(scope, deviceCalls.securityValues, { query: { host } }),
    (data) => data,
  );
  if (!reply.ok) return reply;
  const { ggru, grants } = reply.value;
  const grant = Object.hasOwn(grants, host) ? grants[host] : undefined;
  return grant === undefined
    ? malformedFieldFailure("grants")
    : { ok: true, value: { ggru, grant } };
}

async function plainText(scope: PlatformScope, path: string, type: string) {
  const done = await exchangeWithRemote(scope, {
    service: "device",
    url: new URL(path, platformOrigin()),
    method: "GET",
    headers: upstreamHeadersWithoutToken(scope),
    body: null,
    budgetMs: textBudgetMs,
    limit: textLimit,
    type,
  });
  return done.ok ? done.value.text : null;
}
