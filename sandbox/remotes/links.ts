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

/** Path of a game's page after `/{lng}/`, under its current section. */
export function gamePath(game: GameSnapshot, pageType: PageType = "home"): string {
  const section: ListSection = game.status === "live" || pageType === "marble" ? "live" : "line";
  return `${listPath(pageType, section, game.champ)}/${game.id}`;
}
