import type { GameSnapshot, GameStatus, Sport } from "../../feed/types";
import { type ListSection, type PageType, sportPath } from "../links";
import { html, type Markup, textInLanguage } from "../markup";
import type { PageRequest } from "../page-request";

/** Sports of the feed, in the order of their first championship. */
export function listSports(ask: PageRequest): readonly Sport[] {
  return [...new Map(ask.champs.map(({ sport }) => [sport.slug, sport])).values()];
}

/** Number of games of a status by sport slug; zero counts are left out. */
export function sportCounts(ask: PageRequest, status: GameStatus): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const byChamp = ask.counts(status);
  for (const { id, sport } of ask.champs) {
    const count = byChamp.get(id);
    if (count !== undefined) counts.set(sport.slug, (counts.get(sport.slug) ?? 0) + count);
  }
  return counts;
}

/** Sports with an icon in the shell's sprite; docs/conventions.md, "Markup of a remote page". */
const drawn = new Set([
  "football",
  "basketball",
  "tennis",
  "ice-hockey",
  "table-tennis",
  "marbles",
]);

/**
 * Slugs of the esports disciplines that share one icon; FIFA is not among them, it has football's.
 */
const inEsports = new Set(["counter-strike", "dota-2", "league-of-legends", "valorant"]);

function drawingOf(slug: string): string | null {
  if (drawn.has(slug)) return slug;
  if (inEsports.has(slug)) return "esports";
  return slug === "fifa" ? "football" : null;
}

/** A sport's icon from the shell's sprite; false where the sprite has none for it. */
export function sportIcon({ slug }: Sport): Markup | false {
  const drawing = drawingOf(slug);
  return (
    drawing !== null &&
    html`<svg class="si" viewBox="0 0 24 24" width="16" height="16" aria-hidden="true" focusable="false"><use href="#icon-${drawing}"></use></svg>`
  );
}

/** Sports with their counts as chips; empty if there is only one. */
export function sportStrip(
  ask: PageRequest,
  pageType: PageType,
  section: ListSection,
  current: string | undefined,
): Markup | false {
  const sports = listSports(ask);
  if (sports.length < 2) return false;
  const counts = sportCounts(ask, section);
  return html`<nav class="champs" aria-label="${ask.t.sports}"><ul>${sports
    .filter(({ slug }) => counts.has(slug) || slug === current)
    .map(
      (sport) =>
        html`<li><a class="chip sport" href="${ask.at(sportPath(pageType, section, sport))}"${sport.slug === current && html` aria-current="page"`}>${sportIcon(sport)}${textInLanguage(sport.name, ask.lng)} <span class="n">${counts.get(sport.slug) ?? 0}</span></a></li>`,
    )}</ul></nav>`;
}

/** At most `most` of these games, taken from the sports in turn; the order stays as given. */
export function pickGamesFromEachSport(
  games: readonly GameSnapshot[],
  most: number,
): readonly GameSnapshot[] {
  const bySport = new Map<string, GameSnapshot[]>();
  for (const game of games) {
    const { slug } = game.champ.sport;
    const own = bySport.get(slug);
    if (own) own.push(game);
    else bySport.set(slug, [game]);
  }
  const chosen = new Set<GameSnapshot>();
  for (let turn = 0; chosen.size < Math.min(most, games.length); turn++) {
    for (const own of bySport.values()) {
      const game = own[turn];
      if (game && chosen.size < most) chosen.add(game);
    }
  }
  return games.filter((game) => chosen.has(game));
}
