import { toSafeReturnPath } from "../screens/returnUrl";
import type { RedirectUnlessCondition, ScreenMatch } from "../screens/types";
import type { GuardInput } from "./guard-input";

/**
 * The target of a redirect: a path after the language ("" = home), and a query that is merged with the
 * address's own.
 */
export interface ScreenRedirect {
  readonly to: string;
  readonly query?: string | undefined;
}

type TermsFacts = Pick<GuardInput, "config" | "termsChanged" | "areTermsAsked">;
type PathFacts = TermsFacts & Pick<GuardInput, "open" | "isPost">;

/** The site config entry for a key from the address, own properties only. */
function entry(map: Readonly<Record<string, string>>, key: string): string | null {
  return Object.hasOwn(map, key) ? (map[key] ?? null) : null;
}

/**
 * The path of the promotion that an old promo path leads to (SCR-08); null = none. Fixed addresses
 * of the catalogue win over the list of site config.
 */
export function oldPromoPathRedirectTarget(
  path: string,
  match: ScreenMatch | null,
  config: GuardInput["config"],
): string | null {
  const isFixed = match !== null && Object.keys(match.params).length === 0;
  const name = isFixed ? null : entry(config.paths.promo, path);
  return name === null ? null : `promotions/${encodeURIComponent(name)}`;
}

/**
 * Where an address that is a token of site config leads to, as a path after the language on this
 * origin ("" = home); null for an unknown token.
 */
export function configTokenRedirectTarget(
  match: ScreenMatch,
  { config, origin }: Pick<GuardInput, "config" | "origin">,
): string | null {
  const target = entry(config.paths.tokens, match.params["token"] ?? "");
  if (target === null) return null;
  const safe = toSafeReturnPath(`/${target.replace(/^\/+/, "")}`, origin);
  return safe === null ? "" : safe.slice(1);
}

/**
 * Whether terms need confirmation: the feature is on, and the player's terms changed or a call demands them
 * (TRM-02, PLT-05).
 */
export function mustConfirmTerms({ config, termsChanged, areTermsAsked }: TermsFacts): boolean {
  return config.features.confirmTerms && (termsChanged || areTermsAsked);
}

/**
 * Where the list of games leads an address (SCR-07): a legacy path to its game, an unknown one to the list, and an old
 * name of a game to its name of now. Null = it stays.
 */
export function movedGamePath(
  { screen, params }: ScreenMatch,
  { games, isPost }: Pick<GuardInput, "games" | "isPost">,
): string | null {
  const isLegacy = screen.id === "games-legacy";
  if (!isLegacy && (screen.id !== "games-view" || isPost)) return null;
  const asked = params[isLegacy ? "legacyRoute" : "gameRoute"];
  const game = games?.find(({ route, oldRoute }) => route === asked || oldRoute === asked);
  const name = game ? (game.route ?? game.oldRoute) : null;
  if (name === null) return isLegacy ? "games" : null;
  return !isLegacy && name === asked ? null : `games/${encodeURIComponent(name)}`;
}

function holds(condition: RedirectUnlessCondition, facts: PathFacts): boolean {
  if (condition === "terms-changed") return mustConfirmTerms(facts);
  return condition === "post" ? facts.isPost : facts.open?.[condition] === true;
}

/** Where a screen redirects instead of being shown (SCR-05, NTC-03), or null. */
export function catalogueRedirect(
  { screen: { redirect } }: ScreenMatch,
  facts: PathFacts,
): ScreenRedirect | null {
  if (!redirect || (redirect.unless && holds(redirect.unless, facts))) return null;
  return { to: redirect.to, query: redirect.query };
}
