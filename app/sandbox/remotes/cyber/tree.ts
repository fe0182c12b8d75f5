import type { Champ, GameView, Sport } from "~/sandbox/feed/types";
import type { AskWith } from "../ask";
import { texts as bettingTexts } from "../betting/texts";
import { sportsOf } from "../events/sports";
import { emptyState, html, type Markup } from "../markup";
import { textsOf } from "../texts";
import { ar } from "./texts/ar";
import { en } from "./texts/en";
import { es } from "./texts/es";
import { ru } from "./texts/ru";
import { tr } from "./texts/tr";

export const kinds = ["real", "virtual", "stream"] as const;
export type Kind = (typeof kinds)[number];

/** Where a page stands: under which name of the section, and among the games of which kind. */
export interface Tree {
  readonly root: "cyber" | "esports";
  readonly kind: Kind;
}

const ownTexts = textsOf({ en, ru, ar, es, tr });
/** The section's texts, beside those of the sportsbook's lists and games. */
export const texts = (lng: Parameters<typeof ownTexts>[0]) => ({
  ...bettingTexts(lng),
  ...ownTexts(lng),
});
/** A request whose lists are of esports alone. */
export type CyberAsk = AskWith<ReturnType<typeof texts>>;

export function isKind(segment: string): segment is Kind {
  return kinds.some((kind) => kind === segment);
}

/** Championships of a kind, in the feed's order; the streamed ones are real or virtual as well. */
export function champsOf({ champs }: Pick<CyberAsk, "champs">, kind: Kind): readonly Champ[] {
  return champs.filter(({ cyber }) =>
    kind === "stream" ? cyber?.hasVideo === true : cyber?.kind === kind,
  );
}

/** The request as one of these championships alone. */
export function within(ask: CyberAsk, champs: readonly Champ[]): CyberAsk {
  const ids = new Set(champs.map(({ id }) => id));
  return {
    ...ask,
    champs,
    games: (query) => ask.games(query).filter(({ champ }) => ids.has(champ.id)),
    counts: (status) => new Map([...ask.counts(status)].filter(([id]) => ids.has(id))),
  };
}

/** Number of games of a status. */
export function totalOf(ask: CyberAsk, status: "live" | "line"): number {
  return [...ask.counts(status).values()].reduce((a, b) => a + b, 0);
}

export function disciplineOf(ask: CyberAsk, slug: string): Sport | undefined {
  return sportsOf(ask).find((sport) => sport.slug === slug);
}

/** Paths after `/{lng}/` within the tree of a page. */
export function pathsIn({ root, kind }: Tree) {
  const base = `${root}/${kind}`;
  const champ = ({ id, sport }: Champ) => `${base}/${sport.slug}/${id}`;
  return {
    base,
    discipline: ({ slug }: Sport) => `${base}/${slug}`,
    champ,
    game: (game: GameView) => `${champ(game.champ)}/${game.id}`,
  };
}

/** Kinds as tabs with the number of their games; `null`: the page of all kinds. */
export function kindTabs(ask: CyberAsk, root: Tree["root"], current: Kind | null): Markup {
  const { t } = ask;
  const link = (path: string, words: string, n: number, isCurrent: boolean) =>
    html`<a href="${ask.at(path)}"${isCurrent && html` aria-current="page"`}>${words} <span class="n">${n}</span></a>`;
  const count = (of: CyberAsk) => totalOf(of, "live") + totalOf(of, "line");
  return html`<nav class="tabs" aria-label="${t.kindsLabel}">${link(root, t.all, count(ask), current === null)}${kinds.map(
    (kind) =>
      link(
        `${root}/${kind}`,
        t.kinds[kind],
        count(within(ask, champsOf(ask, kind))),
        kind === current,
      ),
  )}</nav>`;
}

/** What a list shows where the feed has nothing for it. */
export function nothingHere(ask: CyberAsk, root: Tree["root"]): Markup {
  const { t } = ask;
  return emptyState(t.none, t.noneText, [
    [ask.at(root), t.all],
    [ask.at("home/line"), t.allLine],
  ]);
}

/** A discipline, championship or game that is not there (any more). */
export function goneHere(ask: CyberAsk, { root, kind }: Tree): Markup {
  const { t } = ask;
  return emptyState(t.goneTitle, t.goneCyberText, [
    [ask.at(`${root}/${kind}`), t.kinds[kind]],
    [ask.at(root), t.cyberTitle],
  ]);
}
