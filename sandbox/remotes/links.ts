import type { Champ, GameSnapshot, Sport } from "~sandbox/feed/types";

export const pageTypes = ["home", "betsonyour", "topgame", "marble", "team", "top-events"] as const;
export type PageType = (typeof pageTypes)[number];
export type ListSection = "line" | "live";

/** Whether a segment is a page type. */
export function isPageType(segment: string | undefined): segment is PageType {
  return pageTypes.some((type) => type === segment);
}

/**
 * Whether a path segment is a section, `line` or `live`, that a page type has: page type `marble`
 * has only `live` (SCR-02).
 */
export function isListSection(
  pageType: PageType,
  segment: string | undefined,
): segment is ListSection {
  return segment === "live" || (segment === "line" && pageType !== "marble");
}

/** Path after `/{lng}/` of the discipline of an esports championship (CAS-12). */
export function cyberDisciplinePath({ cyber, sport }: Champ): string {
  return `cyber/${cyber?.kind ?? "real"}/${sport.slug}`;
}

/** Path after `/{lng}/` of a section's list, or of one championship's. */
export function listPath(pageType: PageType, section: ListSection, champ?: Champ): string {
  if (champ?.cyber) return `${cyberDisciplinePath(champ)}/${champ.id}`;
  const list = `${pageType}/${section}`;
  return champ ? `${list}/all/${champ.sport.slug}/${champ.id}` : list;
}

/** Path of a sport's list in a section; marbles have their own page type. */
export function sportPath(pageType: PageType, section: ListSection, sport: Sport): string {
  return sport.slug === "marbles" && pageType === "home" && section === "live"
    ? "marble/live"
    : `${pageType}/${section}/all/${sport.slug}`;
}

/** Path of a game's page after `/{lng}/`, under its current section: every list leads to the same page of a game. */
export function gamePath(game: GameSnapshot): string {
  const section: ListSection = game.status === "live" ? "live" : "line";
  return `${listPath("home", section, game.champ)}/${game.id}`;
}

/** The one address of a game for search engines, which stays the same when the game goes in play and ends (SEO-11). */
export function canonicalGamePath(game: Pick<GameSnapshot, "id" | "champ">): string {
  return `${listPath("home", "line", game.champ)}/${game.id}`;
}
