import { log, upstreamSuccessLevel } from "~/server/log.server";
import { observeUpstream } from "~/server/metrics.server";
import { parseJson } from "../body.server";
import { maskPersonalData } from "../mask.server";
import { bearerHeaders, commonHeaders } from "../request/headers.server";
import { scopeWithBudgetShare } from "../scope/budget.server";
import type { PlatformScope } from "../scope.server";
import { bearerToken, freshToken } from "../token.server";
import { allowedRemoteAddress, remotePageUrl } from "./address.server";
import {
  exchangeWithRemote,
  type RemoteExchange,
  type RemoteFailure,
  type RemoteRequest,
} from "./exchange.server";
import { type RemoteReplyWire, remoteReplyWire } from "./wire.server";

/** Reply of a remote page (REM-01). Its bodies are untrusted and sanitised before display. */
export type RemoteReply = RemoteReplyWire;

/** Request for one page of a remote app. */
export interface RemotePageRequest {
  readonly app: string;
  /** From site config. */
  readonly remote: { readonly url: string; readonly budgetMs: number | null };
  /** The visitor's path, from the language on: `/ru/line/football`. */
  readonly path: string;
  /** The visitor's query, with `?`, or "". */
  readonly search: string;
  /** Whether the player's token is sent; only personal pages get it. */
  readonly isPersonal: boolean;
  /** The page is requested while its tab is hidden. */
  readonly isHidden?: boolean;
  /** Ids of requested components; makes the request a POST. */
  readonly components?: readonly string[];
  /** Additional headers; authentication headers are refused. */
  readonly headers?: Readonly<Record<string, string>>;
}

export type RemotePageResult =
  | { readonly ok: true; readonly reply: RemoteReply; readonly ms: number }
  | ({ readonly ok: false } & RemoteFailure);

export type RemoteAsset =
  | { readonly ok: true; readonly text: string }
  | ({ readonly ok: false } & RemoteFailure);

/** Default budget of a remote, ms (REM-10; architecture, "Remote pages"). */
export const defaultBudgetMs = 400;
/** Maximum size of a remote's reply, bytes. */
export const remoteReplyLimit = 2 * 1024 * 1024;
const assetLimit = 512 * 1024;
const assetBudgetMs = 2000;
const keptHeaders = new Set([
  "mf-render-mode",
  "mf-api-version",
  "cookie",
  "authorization",
  "x-auth",
  "x-session-id",
  "host",
  "content-length",
]);

/** Requests a remote page within its budget (REM-01, REM-10). Cookies are never sent. */
export async function fetchRemote(
  scope: PlatformScope,
  ask: RemotePageRequest,
): Promise<RemotePageResult> {
  const started = performance.now();
  const answer = await askRemote(scope, ask, started);
  const ms = Math.round((performance.now() - started) * 10) / 10;
  const outcome = answer.ok ? { outcome: "ok" } : { outcome: answer.kind, status: answer.status };
  observeUpstream(`remote.${ask.app}`, outcome.outcome, ms);
  const line = maskPersonalData({
    call: serviceOf(ask),
    method: methodOf(ask),
    ms,
    ...outcome,
    requestId: scope.requestId,
  });
  if (answer.ok) log[upstreamSuccessLevel](line, "upstream");
  else if (answer.kind === "open") log.debug(line, "upstream");
  else log.warn(line, "upstream");
  return answer;
}

/** Fetches a style sheet of a remote (REM-11). `url` is absolute or a platform path. */
export async function fetchRemoteAsset(scope: PlatformScope, url: string): Promise<RemoteAsset> {
  const started = performance.now();
  const address = allowedRemoteAddress(url);
  const got = address
    ? await exchangeWithRemote(scope, {
        service: "remote-assets",
        url: address,
        method: "GET",
        headers: new Headers({ accept: "text/css", "x-request-id": scope.requestId }),
        body: null,
        budgetMs: assetBudgetMs,
        limit: assetLimit,
        type: "text/css",
      })
    : forbidden;
  const outcome = got.ok
    ? { outcome: "ok" }
    : { outcome: got.failure.kind, status: got.failure.status };
  const ms = Math.round((performance.now() - started) * 10) / 10;
  observeUpstream("remote.asset", outcome.outcome, ms);
  log[got.ok ? upstreamSuccessLevel : "warn"](
    maskPersonalData({ call: "remote.asset", ms, ...outcome, requestId: scope.requestId }),
    "upstream",
  );
  return got.ok ? { ok: true, text: got.value.text } : { ok: false, ...got.failure };
}

const forbidden: RemoteExchange = { ok: false, failure: { kind: "forbidden-origin" } };

async function askRemote(
  scope: PlatformScope,
  ask: RemotePageRequest,
  started: number,
): Promise<RemotePageResult> {
  const url = remotePageUrl(ask.remote.url, ask.path, ask.search);
  if (!url) return { ok: false, kind: "forbidden-origin" };
  const budget = ask.remote.budgetMs ?? defaultBudgetMs;
  const left = () => Math.max(0, budget - (performance.now() - started));
  const token = ask.isPersonal ? await bearerToken(scopeWithBudgetShare(scope, budget)) : null;
  if (token && !token.ok) return tokenless(token.failure.kind);
  let got = await exchangeWithRemote(
    scope,
    requestOf(scope, ask, url, token?.value ?? null, left()),
  );
  if (!got.ok && got.failure.status === 401 && token) {
    const fresh = await freshToken(scopeWithBudgetShare(scope, left()), token.value);
    if (!fresh.ok) return tokenless(fresh.failure.kind);
    got = await exchangeWithRemote(scope, requestOf(scope, ask, url, fresh.value, left()));
  }
  if (!got.ok) return { ok: false, ...got.failure };
  const parsed = remoteReplyWire.safeParse(parseJson(got.value.text));
  if (!parsed.success) return { ok: false, kind: "malformed" };
  return { ok: true, reply: parsed.data, ms: performance.now() - started };
}

function requestOf(
  scope: PlatformScope,
  ask: RemotePageRequest,
  url: URL,
  token: string | null,
  budgetMs: number,
): RemoteRequest {
  const headers = remoteHeaders(scope);
  for (const [name, value] of Object.entries(ask.headers ?? {})) {
    if (!keptHeaders.has(name.toLowerCase())) headers.set(name, value);
  }
  if (ask.isHidden) headers.set("force-spa", "true");
  if (ask.components) headers.set("content-type", "application/json");
  for (const [name, value] of Object.entries(token === null ? {} : bearerHeaders(token)))
    headers.set(name, value);
  const body = ask.components ? JSON.stringify({ components: ask.components }) : null;
  return {
    service: serviceOf(ask),
    url,
    method: methodOf(ask),
    headers,
    body,
    budgetMs,
    limit: remoteReplyLimit,
    type: "application/json",
  };
}

/** Headers of every request for a remote page (REM-01). */
export function remoteHeaders(scope: PlatformScope): Headers {
  const headers = commonHeaders(scope);
  headers.set("mf-render-mode", "json");
  headers.set("mf-api-version", "v2");
  return headers;
}

/** Name of a remote in logs and metrics, and of its breaker. */
function serviceOf(ask: RemotePageRequest) {
  return `remote.${ask.app}`;
}

function methodOf(ask: RemotePageRequest): "GET" | "POST" {
  return ask.components ? "POST" : "GET";
}

function tokenless(kind: string): RemotePageResult {
  if (kind === "unauthorized") return { ok: false, kind: "status", status: 401 };
  if (kind === "open" || kind === "terms") return { ok: false, kind };
  return kind === "timeout" ? { ok: false, kind: "slow" } : { ok: false, kind: "network" };
}
