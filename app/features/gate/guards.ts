import type { SiteConfig } from "~/domain/settings/site-config";
import { fitsAsReturnUrl, isCyclicRedirect } from "../screens/returnUrl";
import { unknownGuardText } from "./guard-input";

/**
 * Input of the guards. `path` = decoded segments after the language; `returnUrl` = the page's own path and
 * query.
 */
export interface GuardContext {
  readonly isSignedIn: boolean;
  readonly config: SiteConfig;
  readonly lng: string;
  readonly origin: string;
  readonly path: readonly string[];
  readonly returnUrl: string;
}

export type GuardVerdict =
  | { readonly kind: "pass" }
  | { readonly kind: "redirect"; readonly to: string }
  | { readonly kind: "not-found" }
  | { readonly kind: "error"; readonly status: 500; readonly text: string };

export type Guard = (facts: GuardContext) => GuardVerdict;

const pass: GuardVerdict = { kind: "pass" };
const notFound: GuardVerdict = { kind: "not-found" };
const when = (holds: boolean): GuardVerdict => (holds ? pass : notFound);
const home = (lng: string) => `/${lng}/`;

/** The sign-in address by site config, with the return address (GRD-02). */
export function signInTarget({ config, lng, origin, path, returnUrl }: GuardContext): string {
  const back = fitsAsReturnUrl(returnUrl) ? encodeURIComponent(returnUrl) : null;
  const page = `${home(lng)}user/login${back === null ? "" : `?returnUrl=${back}`}`;
  switch (config.access.loginTarget) {
    case "dropdown":
      return `${home(lng)}?modal=login${back === null ? "" : `&returnUrl=${back}`}`;
    case "home":
      return home(lng);
    case "app":
      return (
        (path[0] === "office" && authApp(config.access.authAppUrl, origin + returnUrl)) || page
      );
    case "page":
      return page;
  }
}

/**
 * The address of the authentication app with the return address, absolute because the app has
 * another origin; null if site config has no valid http(s) address, or if the two would redirect in
 * a circle.
 */
function authApp(url: string | null, back: string): string | null {
  if (url === null || !URL.canParse(url)) return null;
  const target = new URL(url);
  if (!/^https?:$/.test(target.protocol)) return null;
  target.searchParams.set("returnUrl", back);
  return isCyclicRedirect(new URL(back), target.href) ? null : target.href;
}

const toSignIn = (facts: GuardContext): GuardVerdict => ({
  kind: "redirect",
  to: signInTarget(facts),
});

const guards: ReadonlyMap<string, Guard> = new Map<string, Guard>([
  ["auth", (facts) => (facts.isSignedIn ? pass : toSignIn(facts))],
  ["guest", (facts) => (facts.isSignedIn ? { kind: "redirect", to: home(facts.lng) } : pass)],
  ["registration-allowed", ({ config }) => when(config.features.registration)],
  ["identification", ({ config }) => when(config.features.identification)],
  ["rules-available", ({ config }) => when(config.features.rules)],
  ["payment", payment],
]);

/**
 * Guard of payment pages (GRD-04): not found if payments are off; a guest must sign in if
 * `requiresLogin`; for a player they are found only if `authOnly`.
 */
function payment(facts: GuardContext): GuardVerdict {
  const { enabled, requiresLogin, authOnly } = facts.config.features.payment;
  if (!enabled) return notFound;
  if (facts.isSignedIn) return when(authOnly);
  return requiresLogin ? toSignIn(facts) : pass;
}

/** The first refusal of the named guards, in order. An unknown name is a 500 (GRD-01). */
export function runGuards(names: readonly string[], facts: GuardContext): GuardVerdict {
  for (const name of names) {
    const guard = guards.get(name);
    if (!guard) return { kind: "error", status: 500, text: unknownGuardText };
    const verdict = guard(facts);
    if (verdict.kind !== "pass") return verdict;
  }
  return pass;
}
