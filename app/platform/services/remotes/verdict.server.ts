import { ReplyTooLarge } from "../../transport/body.server";
import type { TimedResult } from "../../transport/bounded.server";
import type { BreakerVerdict } from "../../transport/breaker.server";
import type { RemoteExchange } from "./exchange-types.server";

/** A remote without a response in this time is down, ms; a shorter wait is inconclusive. */
export const remoteDownAfterMs = 2000;

/** Breaker verdict on the remote: a 4xx counts as up; a wait cut short by a page's budget does not count. */
export function breakerVerdictOfRemote({
  result,
  ms,
}: {
  readonly result: TimedResult<RemoteExchange>;
  readonly ms: number;
}): BreakerVerdict {
  switch (result.kind) {
    case "done": {
      if (result.value.ok) return "up";
      const { kind, status } = result.value.failure;
      return kind === "network" || (kind === "status" && (status ?? 0) >= 500) ? "down" : "up";
    }
    case "timeout":
      return ms >= remoteDownAfterMs ? "down" : "unsure";
    case "closed":
      return "unsure";
    case "thrown":
      return result.thrown instanceof ReplyTooLarge ? "up" : "down";
  }
}
