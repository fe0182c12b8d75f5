import { log } from "~/server/log.server";
import { call } from "../../transport/call.server";
import { failureLogFields } from "../../transport/call-log.server";
import { configRevision } from "../../transport/revision.server";
import {
  createSignedOutBackgroundScope,
  type PlatformScope,
  pageBudgetLeftMs,
} from "../../transport/scope.server";
import { StaleCopies } from "../../transport/stale-copies.server";
import { sportCalls } from "./calls.server";

/** Id and name of long-term bets, which are a sport that the platform's list does not have. */
const longTerm = [2999, "dolgosrochnye"] as const;

type Sports = readonly { readonly sportId: number; readonly nameEng: string }[];
const copies = new StaleCopies<Sports>("sports", 1);

/**
 * English names of sports by their ids, long-term bets among them; a failure is logged only (CFG-05). Waits at most
 * `mostMs`.
 */
export async function loadEnglishSportNames(
  scope: PlatformScope,
  mostMs = Number.POSITIVE_INFINITY,
): Promise<ReadonlyMap<number, string>> {
  const wait = Math.min(mostMs, pageBudgetLeftMs(scope));
  const sports = await copies.find("en", wait, async () => {
    const revision = configRevision();
    const { timeoutMs, retries, retryDelayMs } = sportCalls.list;
    // Detached: the visitor may leave, and the copy serves later requests too.
    const behind = createSignedOutBackgroundScope(
      scope,
      (retries + 1) * (timeoutMs + retryDelayMs),
    );
    const reply = await call(behind, sportCalls.list, { query: { lng: "en", nameEng: "true" } });
    if (reply.ok) return { value: reply.data, revision };
    log.warn(
      { requestId: scope.requestId, ...failureLogFields(reply.failure) },
      "the sports map was not loaded",
    );
    return null;
  });
  const named = (sports?.value ?? []).map(({ sportId, nameEng }) => [sportId, nameEng] as const);
  return new Map([...named, longTerm]);
}

/**
 * Removes the copy of the sports map; for tests.
 * @internal
 */
export function clearSportCopies() {
  copies.clear();
}
