import { isCyclicRedirect, toSafeReturnPath } from "../screens/returnUrl";

/**
 * Where the redirect service may send a visitor: a path of this origin, or an allow-listed one (CFG-03,
 * SEC-03). null = nowhere; "cyclic" = the current address, at once or by further redirects (GRD-08).
 */
export function redirectServiceTarget(
  from: URL,
  { url: to, breadcrumbs }: { readonly url: string; readonly breadcrumbs: readonly string[] },
  allowed: readonly string[],
): string | null | "cyclic" {
  if ([to, ...breadcrumbs].some((address) => isCyclicRedirect(from, address))) return "cyclic";
  const own = toSafeReturnPath(to, from.origin);
  if (own !== null) return own;
  if (!URL.canParse(to)) return null;
  const target = new URL(to);
  return /^https?:$/.test(target.protocol) && allowed.includes(target.origin) ? target.href : null;
}
