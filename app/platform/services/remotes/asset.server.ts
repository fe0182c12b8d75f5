import { log, upstreamSuccessLogLevel } from "~/server/log.server";
import { recordUpstreamAttempt } from "~/server/metrics.server";
import { maskPersonalData } from "../../transport/mask.server";
import type { PlatformScope } from "../../transport/scope.server";
import { allowedRemoteAddress } from "./address.server";
import { exchangeWithRemote } from "./exchange.server";
import type { RemoteExchange, RemoteFailure } from "./exchange-types.server";

export type RemoteStyleSheetResult =
  | { readonly ok: true; readonly text: string }
  | ({ readonly ok: false } & RemoteFailure);
const assetLimit = 512 * 1024;
const assetBudgetMs = 2000;

/** Fetches a style sheet of a remote (REM-11). `url` is absolute or a platform path. */
export async function fetchRemoteStyleSheet(
  scope: PlatformScope,
  url: string,
): Promise<RemoteStyleSheetResult> {
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
  recordUpstreamAttempt("remote.asset", outcome.outcome, ms);
  log[got.ok ? upstreamSuccessLogLevel : "warn"](
    maskPersonalData({ call: "remote.asset", ms, ...outcome, requestId: scope.requestId }),
    "upstream",
  );
  return got.ok ? { ok: true, text: got.value.text } : { ok: false, ...got.failure };
}

const forbidden: RemoteExchange = { ok: false, failure: { kind: "forbidden-origin" } };
