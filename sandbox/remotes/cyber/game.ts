import type { GameSnapshot } from "~sandbox/feed/types";
import { betBuilder } from "../betting/builder";
import { renderGamePage } from "../betting/game";
import { progressText } from "../events/course";
import { gameAttributes } from "../events/row";
import { isRetired } from "../indexing";
import { canonicalGamePath } from "../links";
import { html, type Markup, textInLanguage } from "../markup";
import type { RemotePage } from "../page-request";
import {
  type CyberRequest,
  type CyberRootAndKind,
  champsOfKind,
  cyberPathsFor,
  isDiscipline,
  notAvailableNotice,
} from "./tree";

/** A game's page within its kind; null = no such game. */
export function gamePage(
  ask: CyberRequest,
  tree: CyberRootAndKind,
  slug: string,
  champ: string,
  id: string,
): RemotePage | null {
  const { t } = ask;
  const game = /^\d{1,16}$/.test(id) ? ask.game(Number(id)) : null;
  const isHere =
    game &&
    String(game.champ.id) === champ &&
    game.champ.sport.slug === slug &&
    champsOfKind(ask, tree.kind).some((each) => each.id === game.champ.id);
  if (!isHere) {
    const isKnown = isDiscipline(ask, slug) && isRetired("champ", champ) && isRetired("game", id);
    if (!isKnown) return null;
    const title = t.goneTitle;
    return {
      title,
      isNoindex: true,
      body: html`<h1 class="sr">${title}</h1>${notAvailableNotice(ask, tree)}`,
    };
  }
  const paths = cyberPathsFor(tree);
  return renderGamePage(ask, game, {
    back: paths.champ(game.champ),
    above: game.champ.cyber?.hasVideo === true && videoSlot(ask, game),
    below: betBuilder(ask, game),
    canonical: canonicalGamePath(game),
  });
}

/**
 * A side's name and score, and in games of maps its score in the current map; push messages keep
 * the figures current.
 */
function side(
  ask: CyberRequest,
  game: GameSnapshot,
  which: "home" | "away",
  isInParts: boolean,
): Markup {
  const part = game.parts[(game.score?.home ?? 0) + (game.score?.away ?? 0)];
  const own = html`<b class="v-score" data-now="${which}">${game.score?.[which] ?? 0}</b>`;
  const now =
    isInParts && part && html`<span class="v-part" data-now="${which}-part">${part[which]}</span>`;
  return html`<span class="v-side"><bdi>${textInLanguage(game[which], ask.lng)}</bdi>${own}${now}</span>`;
}

/**
 * The video slot of a streamed game. Before the start it shows when the broadcast begins, in play a
 * score line that push messages keep current, afterwards that the broadcast is over.
 */
function videoSlot(ask: CyberRequest, game: GameSnapshot): Markup {
  const { t, clock } = ask;
  const isLive = game.status === "live";
  const isInParts = game.period === "map";
  const picture = isLive
    ? html`<div class="v-line" dir="auto">${side(ask, game, "home", isInParts)}${side(ask, game, "away", isInParts)}</div><p class="v-where">${progressText(ask, game)}</p>`
    : html`<p class="v-text">${game.status === "line" ? html`${t.videoBegins} ${clock.moment(game.startsAt)}` : t.videoOver}</p>`;
  return html`<figure class="video${isLive && " on"}" data-name="video-slot" ${gameAttributes(game)}>${picture}<figcaption>${t.videoCaption}</figcaption></figure>`;
}
