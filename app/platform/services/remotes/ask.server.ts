import { parseJson } from "../../transport/body.server";
import { type PlatformScope, scopeWithBudgetShare } from "../../transport/scope.server";
import { getBearerToken, replaceRefusedBearerToken } from "../../transport/token.server";
import { remotePageUrl } from "./address.server";
import { exchangeWithRemote } from "./exchange.server";
import { toRemoteRequest } from "./page-request.server";
import type { RemotePageRequest, RemotePageResult } from "./page-types.server";
import { remoteReplyWire } from "./wire.server";

/** Default budget of a remote, ms (REM-10; architecture, "Remote pages"). */
export const defaultRemoteBudgetMs = 400;

/** Requests a remote page, once more with a fresh token if the remote refused the first one. */
export async function requestRemotePage(
  scope: PlatformScope,
  ask: RemotePageRequest,
  started: number,
): Promise<RemotePageResult> {
  const url = remotePageUrl(ask.remote.url, ask.path, ask.search);
  if (!url) return { ok: false, kind: "forbidden-origin" };
  const budget = ask.remote.budgetMs ?? defaultRemoteBudgetMs;
  const left = () => Math.max(0, budget - (performance.now() - started));
  const token = ask.isPersonal ? await getBearerToken(scopeWithBudgetShare(scope, budget)) : null;
  if (token && !token.ok) return tokenless(token.failure.kind);
  let got = await exchangeWithRemote(
    scope,
    toRemoteRequest(scope, ask, url, token?.value ?? null, left()),
  );
  if (!got.ok && got.failure.status === 401 && token) {
    const fresh = await replaceRefusedBearerToken(scopeWithBudgetShare(scope, left()), token.value);
    if (!fresh.ok) return tokenless(fresh.failure.kind);
    got = await exchangeWithRemote(scope, toRemoteRequest(scope, ask, url, fresh.value, left()));
  }
  if (!got.ok) return { ok: false, ...got.failure };
  const parsed = remoteReplyWire.safeParse(parseJson(got.value.text));
  if (!parsed.success) return { ok: false, kind: "malformed" };
  return { ok: true, reply: parsed.data, ms: performance.now() - started };
}

function tokenless(kind: string): RemotePageResult {
  if (kind === "unauthorized") return { ok: false, kind: "status", status: 401 };
  if (kind === "open" || kind === "terms") return { ok: false, kind };
  return kind === "timeout" ? { ok: false, kind: "slow" } : { ok: false, kind: "network" };
}
