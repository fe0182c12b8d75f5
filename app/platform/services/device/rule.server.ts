import { attemptCall } from "../../transport/attempt.server";
import { waitUnlessAborted } from "../../transport/bounded.server";
import type { Answer, Failure } from "../../transport/failure.server";
import type { AuthAndProofHeaders } from "../../transport/request.server";
import type { PlatformScope } from "../../transport/scope.server";
import { wireHeaders } from "../../transport/wire.server";
import { deviceCalls } from "./calls.server";

/** Maximum attempts to get another fingerprint, and the wait between two, ms (SES-10). */
const mostAttempts = 2;
const waitMs = 110;

/** Whether a call is refused for its fingerprint (PLT-03). */
export function isFingerprintRefused(failure: Failure): boolean {
  return failure.kind === "refused" && failure.status === 400 && failure.code === "fingerprint";
}

/**
 * Fetches another fingerprint for the repeated request (PLT-03). The browser's copy is renewed where it
 * has one; a device without a stored fingerprint gets one for this request alone, because its visitor has
 * not consented to a stored one, or has no scripts.
 */
export async function refreshFingerprint(
  scope: PlatformScope,
  proof: AuthAndProofHeaders,
  failure: Failure,
): Promise<Answer<AuthAndProofHeaders>> {
  const { device } = scope;
  const json = { data: device?.fingerprint.data ?? {} };
  for (let number = 1; number <= mostAttempts; number++) {
    const reply = await attemptCall(scope, deviceCalls.fingerprint, "none", { json }, {}, number);
    if (reply.ok) {
      const { token, data, lifeSec } = reply.data;
      // The browser's clock judges it, which may be another than the platform's.
      const expiresAt = Math.floor(Date.now() / 1000) + lifeSec;
      device?.onFresh({ token, data, expiresAt });
      return { ok: true, value: { ...proof, [wireHeaders.fingerprint]: token } };
    }
    if (number < mostAttempts) await waitUnlessAborted(waitMs, undefined);
  }
  return { ok: false, failure };
}
