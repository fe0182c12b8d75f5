import type { Answer, Failure } from "./failure.server";
import type { Policy } from "./policy.server";
import { bearerHeaders } from "./request.server";
import type { PlatformScope } from "./scope.server";
import { freshToken } from "./token.server";
import { wireHeaders } from "./wire.server";

/** Headers that say who asks, and with what else (captcha, fingerprint) they prove it. */
export type Proof = Readonly<Record<string, string>>;

/**
 * A request rule (PLT-02): a refusal that is no answer yet, but asks for other headers. It is applied once to
 * a call, effects included: the platform has refused before doing anything.
 */
export interface RequestRule {
  readonly name: string;
  applies(failure: Failure, policy: Policy): boolean;
  mend(scope: PlatformScope, proof: Proof): Promise<Answer<Proof>>;
}

/** PLT-02: 401 to an authenticated request. */
const refreshToken: RequestRule = {
  name: "token",
  applies: (failure, policy) => failure.kind === "unauthorized" && policy.auth === "bearer",
  async mend(scope, proof) {
    const refused = proof[wireHeaders.auth]?.replace(/^Bearer /, "") ?? null;
    const token = await freshToken(scope, refused);
    return token.ok ? { ok: true, value: { ...proof, ...bearerHeaders(token.value) } } : token;
  },
};

const rules: readonly RequestRule[] = [refreshToken];

/** The rule that a failure calls for, if any. */
export function ruleFor(failure: Failure, policy: Policy): RequestRule | undefined {
  return rules.find((rule) => rule.applies(failure, policy));
}
