import type { FormResult } from "~/features/forms/declare.server";
import type { RequestContext } from "~/features/gate/request-context";
import type { GameFailure } from "~/platform/services/casino/client.server";
import { signInPathForGame } from "./sign-in-path.server";

/** HTTP statuses of refusals that the player cannot resolve by changing a field. */
const statuses: Readonly<Record<string, number>> = {
  excluded: 403,
  "account-frozen": 403,
  "not-found": 404,
  "session-limit": 403,
  "too-soon": 409,
  "bets-closed": 409,
  "round-open": 409,
  "round-over": 409,
};

/** The page's answer to a call that the platform refused or did not answer. */
export function gameFailureResult(context: RequestContext, failure: GameFailure): FormResult {
  switch (failure.kind) {
    case "sign-in":
      return { ok: true, to: signInPathForGame(context) };
    case "refused": {
      const { code, title, field } = failure.refusal;
      return { ok: false, status: statuses[code] ?? 422, errors: [{ field, code, title }] };
    }
    // A lost response is not shown as a refusal: the page shows the round if there was one, and
    // repeating the key plays it once.
    case "unknown":
      return { ok: false, status: 503, errors: [{ field: null, code: "checking" }] };
    default:
      return { ok: false, status: 503, errors: [{ field: null, code: "unavailable" }] };
  }
}
