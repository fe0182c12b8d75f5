import { describe, expect, it } from "vitest";
import { seal, unseal } from "~sandbox/services/security/seal";
import { base32, findTotpStep, totpCodeAt } from "~sandbox/services/security/totp";

/** RFC 6238, appendix B, SHA-1: seconds since epoch and the last six of the eight digits. */
const secret = Buffer.from("12345678901234567890");
const vectors = [
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
] as const;

describe("authenticator codes", () => {
  it.each(vectors)("at %i s the authenticator code is %s, as in RFC 6238", (sec, code) => {
    expect(totpCodeAt(secret, Math.floor(sec / 30))).toBe(code);
    expect(findTotpStep(secret, code, [sec * 1000])).toBe(Math.floor(sec / 30));
  });

  it("an authenticator code is accepted one step early or late, and no further", () => {
    const at = 1_234_567_890_000;
    const around = [-60_000, -30_000, 0, 30_000, 60_000].map(
      (off) => findTotpStep(secret, "005924", [at + off]) !== null,
    );
    expect(around).toEqual([false, true, true, true, false]);
    expect(findTotpStep(secret, "5924", [at])).toBeNull();
  });

  it("an authenticator secret is written in base 32", () => {
    expect(base32(Buffer.from("Hello!\u00de\u00ad\u00be\u00ef", "latin1"))).toBe(
      "JBSWY3DPEHPK3PXP",
    );
  });
});

describe("sealed values", () => {
  it("a value sealed in the database opens with any current secret and with no other", () => {
    const sealed = seal(["first secret", "older secret"], secret);
    expect(sealed).not.toContain(secret.toString("base64url"));
    expect(unseal(["newer secret", "first secret"], sealed)?.equals(secret)).toBe(true);
    expect(unseal(["another secret"], sealed)).toBeNull();
  });
});
