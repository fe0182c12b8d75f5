import {
  otherAndVirtualCyberLeagues,
  scheduledCounterStrikeLeagues,
} from "~sandbox/feed/sports/cyber-leagues";
import type { Champ, GameSnapshot, Sport } from "~sandbox/feed/types";
import { texts as bettingTexts } from "../betting/texts";
import { descriptionTexts, namesInWords } from "../descriptions";
import { listSports } from "../events/sports";
import { emptyState, html, type Markup, textInLanguage } from "../markup";
import type { PageRequestWith } from "../page-request";
import { textsByLanguage } from "../texts";
import { ar } from "./texts/ar";
import { en } from "./texts/en";
import { es } from "./texts/es";
import { ru } from "./texts/ru";
import { tr } from "./texts/tr";

export const cyberKinds = ["real", "virtual", "stream"] as const;
export type CyberKind = (typeof cyberKinds)[number];

/**
 * Position of a page: the section's name in its address (`cyber` or `esports`), and the kind of its
 * games.
 */
export interface CyberRootAndKind {
  readonly root: "cyber" | "esports";
  readonly kind: CyberKind;
}

const ownTexts = textsByLanguage({ en, ru, ar, es, tr });
/** The section's texts, beside those of the sportsbook's lists and games. */
export const cyberTexts = (lng: Parameters<typeof ownTexts>[0]) => ({
  ...bettingTexts(lng),
  ...ownTexts(lng),
});
/** A request whose lists are of esports alone. */
export type CyberRequest = PageRequestWith<ReturnType<typeof cyberTexts>>;

export function isCyberKind(segment: string): segment is CyberKind {
  return cyberKinds.some((kind) => kind === segment);
}

/** Championships of a kind, in the feed's order; the streamed ones are real or virtual as well. */
export function champsOfKind(
  { champs }: Pick<CyberRequest, "champs">,
  kind: CyberKind,
): readonly Champ[] {
  return champs.filter(({ cyber }) =>
    kind === "stream" ? cyber?.hasVideo === true : cyber?.kind === kind,
  );
}

/** A copy of the request whose lists and counts cover these championships only. */
export function limitToChamps(ask: CyberRequest, champs: readonly Champ[]): CyberRequest {
  const ids = new Set(champs.map(({ id }) => id));
  return {
    ...ask,
    champs,
    games: (query) => ask.games(query).filter(({ champ }) => ids.has(champ.id)),
    counts: (status) => new Map([...ask.counts(status)].filter(([id]) => ids.has(id))),
  };
}

/** Number of games of a status. */
export function countGames(ask: CyberRequest, status: "live" | "line"): number {
  return [...ask.counts(status).values()].reduce((a, b) => a + b, 0);
}

export function findDiscipline(ask: CyberRequest, slug: string): Sport | undefined {
  return listSports(ask).find((sport) => sport.slug === slug);
}

/**
 * Whether a segment names an esports discipline: of the feed, or of those that the bookmaker covers where the feed has no
 * esports now.
 */
export function isDiscipline(ask: CyberRequest, slug: string): boolean {
  return findDiscipline(ask, slug) !== undefined || (ask.champs.length === 0 && covered.has(slug));
}

const covered = new Set(
  [...scheduledCounterStrikeLeagues, ...otherAndVirtualCyberLeagues].map(
    ({ champ }) => champ.sport.slug,
  ),
);

/** Paths after `/{lng}/` within the tree of a page. */
export function cyberPathsFor({ root, kind }: CyberRootAndKind) {
  const base = `${root}/${kind}`;
  const champ = ({ id, sport }: Champ) => `${base}/${sport.slug}/${id}`;
  return {
    base,
    discipline: ({ slug }: Sport) => `${base}/${slug}`,
    champ,
    game: (game: GameSnapshot) => `${champ(game.champ)}/${game.id}`,
  };
}

/** Kinds as tabs with the number of their games; `null`: the page of all kinds. */
export function kindTabs(
  ask: CyberRequest,
  root: CyberRootAndKind["root"],
  current: CyberKind | null,
): Markup {
  const { t } = ask;
  const link = (path: string, words: string, n: number, isCurrent: boolean) =>
    html`<a href="${ask.at(path)}"${isCurrent && html` aria-current="page"`}>${words} <span class="n">${n}</span></a>`;
  const count = (of: CyberRequest) => countGames(of, "live") + countGames(of, "line");
  return html`<nav class="tabs" aria-label="${t.kindsLabel}">${link(root, t.all, count(ask), current === null)}${cyberKinds.map(
    (kind) =>
      link(
        `${root}/${kind}`,
        t.kinds[kind],
        count(limitToChamps(ask, champsOfKind(ask, kind))),
        kind === current,
      ),
  )}</nav>`;
}

/** What a list shows where the feed has nothing for it. */
export function emptyListNotice(ask: CyberRequest, root: CyberRootAndKind["root"]): Markup {
  const { t } = ask;
  return emptyState(t.none, t.noneText, [
    [ask.at(root), t.all],
    [ask.at("home/line"), t.allLine],
  ]);
}

/** Notice for a discipline, championship or game that does not exist (any more). */
export function notAvailableNotice(ask: CyberRequest, { root, kind }: CyberRootAndKind): Markup {
  const { t } = ask;
  return emptyState(t.goneTitle, t.goneCyberText, [
    [ask.at(`${root}/${kind}`), t.kinds[kind]],
    [ask.at(root), t.cyberTitle],
  ]);
}

/** The disciplines of the request's championships as a sentence of a description; null = there are none. */
export function disciplinesSentence(ask: CyberRequest): string | null {
  const names = listSports(ask).map(({ name }) => textInLanguage(name, ask.lng));
  return names.length === 0
    ? null
    : descriptionTexts(ask.lng).disciplines(namesInWords(names, ask.lng, 6));
}
