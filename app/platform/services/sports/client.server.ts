import { log } from "~/server/log.server";
import { call } from "../../transport/call.server";
import { failureLogFields } from "../../transport/call-log.server";
import type { PlatformScope } from "../../transport/scope.server";
import { sportCalls } from "./calls.server";

/** Id and name of long-term bets, which are a sport that the platform's list does not have. */
const longTerm = [2999, "dolgosrochnye"] as const;

/** English names of sports by their ids, long-term bets among them; a failure is logged only (CFG-05). */
export async function loadEnglishSportNames(
  scope: PlatformScope,
): Promise<ReadonlyMap<number, string>> {
  const reply = await call(scope, sportCalls.list, { query: { lng: "en", nameEng: "true" } });
  if (!reply.ok)
    log.warn(
      { requestId: scope.requestId, ...failureLogFields(reply.failure) },
      "the sports map was not loaded",
    );
  const sports = reply.ok ? reply.data : [];
  return new Map([...sports.map(({ sportId, nameEng }) => [sportId, nameEng] as const), longTerm]);
}
