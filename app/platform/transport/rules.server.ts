import { captchaCodeOf, validateCaptchaAnswer } from "../services/captcha/rule.server";
import { isFingerprintRefused, refreshFingerprint } from "../services/device/rule.server";
import type { Answer, Failure } from "./failure.server";
import type { CallPolicy } from "./policy.server";
import { type AuthAndProofHeaders, bearerHeaders } from "./request.server";
import type { PlatformScope } from "./scope.server";
import { replaceRefusedBearerToken } from "./token.server";
import { wireHeaders } from "./wire.server";

/**
 * A request rule (PLT-02): `mend` obtains other headers with which a refused call is sent once
 * more. Applied once per call, including effects: the platform refused before doing anything.
 */
export interface RetryRule {
  readonly name: string;
  applies(failure: Failure, policy: CallPolicy): boolean;
  mend(
    scope: PlatformScope,
    proof: AuthAndProofHeaders,
    failure: Failure,
  ): Promise<Answer<AuthAndProofHeaders>>;
}

/** PLT-02: 401 to an authenticated request. */
const refreshToken: RetryRule = {
  name: "token",
  applies: (failure, policy) => failure.kind === "unauthorized" && policy.auth === "bearer",
  async mend(scope, proof) {
    const refused = proof[wireHeaders.auth]?.replace(/^Bearer /, "") ?? null;
    const token = await replaceRefusedBearerToken(scope, refused);
    return token.ok ? { ok: true, value: { ...proof, ...bearerHeaders(token.value) } } : token;
  },
};

/** PLT-04: 400 until a captcha is answered. */
const captcha: RetryRule = {
  name: "captcha",
  applies: (failure) => captchaCodeOf(failure) !== null,
  mend: validateCaptchaAnswer,
};

/** PLT-03: 400 for the device's fingerprint. */
const fingerprint: RetryRule = {
  name: "fingerprint",
  applies: isFingerprintRefused,
  mend: refreshFingerprint,
};

const rules: readonly RetryRule[] = [refreshToken, captcha, fingerprint];

/** The first rule that can retry this refused call with other headers; undefined = none can. */
export function retryRuleFor(failure: Failure, policy: CallPolicy): RetryRule | undefined {
  return rules.find((rule) => rule.applies(failure, policy));
}
