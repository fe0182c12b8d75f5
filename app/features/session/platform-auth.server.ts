import { platformNow } from "~/platform/transport/clock.server";
import type { PlatformAuth } from "~/platform/transport/scope.server";
import { readTokenOfSession, setTokenCookies } from "~/server/cookies/token.server";
import type { RequestScope } from "~/server/request-scope.server";

/**
 * A session's authentication for platform calls; the token is read from and written to `user_token` (PLT-07).
 */
export function platformAuthOf(
  scope: RequestScope,
  request: Request,
  sessionId: string,
): PlatformAuth {
  const token = readTokenOfSession(request, sessionId);
  return {
    sessionId,
    token,
    tokenExpires: token === null ? 0 : expiryOf(token),
    onToken(fresh, expires) {
      const seconds = (expires - platformNow()) / 1000;
      setTokenCookies(scope, request, { sessionId, token: fresh, seconds });
    },
  };
}

/** `exp` of a JWT in ms since epoch; 0 where there is none. The token is not verified here. */
function expiryOf(token: string) {
  try {
    const payload: unknown = JSON.parse(
      Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8"),
    );
    const exp =
      typeof payload === "object" && payload !== null && "exp" in payload ? payload.exp : null;
    return typeof exp === "number" ? exp * 1000 : 0;
  } catch {
    return 0;
  }
}
