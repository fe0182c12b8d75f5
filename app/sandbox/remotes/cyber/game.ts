import type { GameView } from "~/sandbox/feed/types";
import type { Page } from "../ask";
import { betBuilder } from "../betting/builder";
import { gameSheet } from "../betting/game";
import { whereWords } from "../events/course";
import { gameMark } from "../events/row";
import { html, type Markup, named } from "../markup";
import { type CyberAsk, champsOf, goneHere, pathsIn, type Tree } from "./tree";

/** A game's page in its tree; one that is not there says so. */
export function gamePage(ask: CyberAsk, tree: Tree, slug: string, champ: string, id: string): Page {
  const { t, lng } = ask;
  const game = /^\d{1,16}$/.test(id) ? ask.game(Number(id)) : null;
  const isHere =
    game &&
    String(game.champ.id) === champ &&
    game.champ.sport.slug === slug &&
    champsOf(ask, tree.kind).some((each) => each.id === game.champ.id);
  if (!isHere) {
    const title = t.goneTitle;
    return { title, body: html`<h1 class="sr">${title}</h1>${goneHere(ask, tree)}` };
  }
  const paths = pathsIn(tree);
  const { sport, name } = game.champ;
  return gameSheet(ask, game, {
    steps: [
      [paths.base, t.kinds[tree.kind]],
      [paths.discipline(sport), named(sport.name, lng)],
      [paths.champ(game.champ), named(name, lng)],
    ],
    back: paths.champ(game.champ),
    above: game.champ.cyber?.hasVideo === true && videoSlot(ask, game),
    below: betBuilder(ask, game),
  });
}

/** A figure that the page's line keeps up to date, beside a side's name. */
function side(ask: CyberAsk, game: GameView, which: "home" | "away", isInParts: boolean): Markup {
  const part = game.parts[(game.score?.home ?? 0) + (game.score?.away ?? 0)];
  const own = html`<b class="v-score" data-now="${which}">${game.score?.[which] ?? 0}</b>`;
  const now =
    isInParts && part && html`<span class="v-part" data-now="${which}-part">${part[which]}</span>`;
  return html`<span class="v-side"><bdi>${named(game[which], ask.lng)}</bdi>${own}${now}</span>`;
}

/**
 * The video slot of a streamed game: before the start when the broadcast begins, in play the broadcast's score
 * line, which the page's line keeps moving, afterwards that it is over.
 */
function videoSlot(ask: CyberAsk, game: GameView): Markup {
  const { t, clock } = ask;
  const isLive = game.status === "live";
  const isInParts = game.period === "map";
  const picture = isLive
    ? html`<div class="v-line" dir="auto">${side(ask, game, "home", isInParts)}${side(ask, game, "away", isInParts)}</div><p class="v-where">${whereWords(ask, game)}</p>`
    : html`<p class="v-text">${game.status === "line" ? html`${t.videoBegins} ${clock.moment(game.startsAt)}` : t.videoOver}</p>`;
  return html`<figure class="video${isLive && " on"}" data-name="video-slot" ${gameMark(game)}>${picture}<figcaption>${t.videoCaption}</figcaption></figure>`;
}
