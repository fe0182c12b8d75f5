import { isCyclicRedirect, toSafeReturnPath } from "../screens/returnUrl";

/**
 * Where the redirect service may send a visitor: a path of this origin, or an allow-listed one (CFG-03,
 * SEC-03). null = nowhere; "cyclic" = the current address (GRD-08).
 */
export function redirectServiceTarget(
  from: URL,
  to: string,
  allowed: readonly string[],
): string | null | "cyclic" {
  if (isCyclicRedirect(from, to)) return "cyclic";
  const own = toSafeReturnPath(to, from.origin);
  if (own !== null) return own;
  if (!URL.canParse(to)) return null;
  const target = new URL(to);
  return /^https?:$/.test(target.protocol) && allowed.includes(target.origin) ? target.href : null;
}
