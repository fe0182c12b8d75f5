/** Methods that protect an account, by their names in the user config (ACC-07). */
export const protectionMethods = [
  "is_changed_password",
  "enable_phone_binding",
  "enable_two_factor_auth",
  "enable_security_question",
  "enable_email_auth",
] as const;
export type ProtectionMethod = (typeof protectionMethods)[number];

/** Which methods protect an account. */
export type EnabledProtectionMethods = Readonly<Record<ProtectionMethod, boolean>>;

/** Percent that each method adds to the level of protection; together 100. */
export const protectionPercentByMethod: Readonly<Record<ProtectionMethod, number>> = {
  is_changed_password: 25,
  enable_phone_binding: 20,
  enable_two_factor_auth: 30,
  enable_security_question: 10,
  enable_email_auth: 15,
};

/** Level of protection, percent; null = no method at all. */
export function calculateProtectionLevel(methods: EnabledProtectionMethods): number | null {
  const level = protectionMethods.reduce(
    (sum, method) => sum + (methods[method] ? protectionPercentByMethod[method] : 0),
    0,
  );
  return level === 0 ? null : level;
}

/**
 * How good a level of protection is (ACC-07): under 31 bad, 31 to 69 normal, 70 to 99 good, 100
 * full; null where there is no level.
 */
export function protectionLevelRating(
  level: number | null,
): "bad" | "normal" | "good" | "full" | null {
  if (level === null) return null;
  if (level < 31) return "bad";
  if (level < 70) return "normal";
  return level < 100 ? "good" : "full";
}
