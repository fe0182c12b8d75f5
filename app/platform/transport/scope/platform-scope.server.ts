import { RequestMemo } from "~/server/request-memo.server";
import type { PlatformScope } from "../scope.server";
import { pageBudgetMs } from "./budget.server";

/** Country of a visitor whose country is unknown (CFG-01). */
export const defaultCountry = "ru";

type ScopeInput = Pick<PlatformScope, "lng" | "requestId" | "url"> &
  Partial<
    Pick<
      PlatformScope,
      "country" | "frameSite" | "agent" | "clientAddress" | "signal" | "auth" | "device" | "memo"
    >
  > & {
    readonly budgetMs?: number;
  };

/** Creates the scope of one request; its budget starts now. */
export function createPlatformScope(input: ScopeInput): PlatformScope {
  return {
    lng: input.lng,
    country: /^[a-z]{2}$/i.test(input.country ?? "")
      ? (input.country ?? "").toLowerCase()
      : defaultCountry,
    frameSite: input.frameSite ?? null,
    requestId: input.requestId,
    agent: input.agent ?? "",
    clientAddress: input.clientAddress ?? null,
    signal: input.signal,
    deadline: performance.now() + (input.budgetMs ?? pageBudgetMs),
    url: input.url,
    auth: input.auth ?? null,
    device: input.device ?? null,
    memo: input.memo ?? new RequestMemo(),
  };
}

/** A scope for background work of the same request: no visitor signal, nobody signed in, own budget. */
export function createSignedOutBackgroundScope(
  scope: PlatformScope,
  budgetMs: number,
): PlatformScope {
  const { lng, country, requestId, url } = scope;
  return createPlatformScope({ lng, country, requestId, url, budgetMs });
}
