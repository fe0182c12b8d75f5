import { randomBytes } from "node:crypto";
import type { CatalogueGame } from "~sandbox/games/game";
import { playRefusalText } from "~sandbox/services/casino/refusal-texts";
import type { RemotePlayer } from "~sandbox/services/remote-deps";
import { html, type Markup } from "../markup";
import type { RemotePageResult } from "../page-request";
import { frameTexts } from "./frame-texts";
import {
  factsPart,
  gameDescriptionPage,
  uncheckedRequestedOrFirstAccountId,
} from "./game-description";
import type { CasinoRequest } from "./texts";
import { casinoGamePath } from "./tiles";
import { gameRendererFor } from "./views";

/**
 * Page with a provider's game in a frame (CAS-03): the frame's address has a launch token of its
 * own and the channel of its messages. Where the player may not play now, the game's description
 * with the reason. Null = the address names no account or fun session to play with.
 */
export async function framedPage(
  ask: CasinoRequest,
  game: CatalogueGame,
  player: RemotePlayer | null,
): Promise<RemotePageResult | null> {
  const { query, lng, t, request, deps } = ask;
  const isFun = query.get("mode") === "fun";
  const accountId = player && uncheckedRequestedOrFirstAccountId(ask, player);
  const asked = isFun ? { fun: query.get("session") ?? "" } : { accountId };
  const launch = await deps.casino.launchOf(request, game, asked);
  if (!launch) return null;
  const name = `${game.slug}.${isFun ? "fun" : `real.${accountId}`}`;
  if (!launch.ok) {
    const { code } = launch;
    // A game in play stays where it is until the player has answered (CAS-08).
    const heldFrame = code === "reality-check" ? name : null;
    return gameDescriptionPage(ask, game, player, {
      reason: playRefusalText({ code }, lng),
      heldFrame,
    });
  }
  const address = new URL(`/sandbox/pages/games/${game.slug}`, request.url);
  address.search = String(
    new URLSearchParams({
      lng,
      channel: randomBytes(16).toString("base64url"),
      launch: launch.token,
    }),
  );
  // In the embedded platform the game's address is a path of the shop.
  const src = address.hostname.endsWith(".internal")
    ? address.pathname + address.search
    : address.href;
  const f = frameTexts(lng);
  const again = html` <a class="go" href="${ask.at(ask.path.join("/"))}">${f.again}</a>`;
  const notice = (kind: string, words: string, link: Markup | false) =>
    html`<p class="note" role="status" data-game-notice="${kind}" hidden>${words}${link}</p>`;
  const body = html`<article class="game framed" id="game"><div class="table-head"><h1>${game.name}</h1><button type="button" class="btn quiet" data-game-sound aria-pressed="false" hidden>${f.sound}</button></div>${isFun && html`<p class="note">${t.forFun}</p>`}${notice("paused", f.paused, false)}${notice("over", f.over, again)}${notice("failed", f.failed, false)}<iframe data-game-frame="${name}" title="${game.name}" src="${src}"></iframe>${factsPart(ask, game, player?.accounts.find(({ id }) => id === accountId)?.iso ?? ask.site.currency)}<details class="block" id="game-rules"><summary>${t.rules}</summary>${gameRendererFor(game).rules(ask)}</details><p><a class="go" href="${ask.at(casinoGamePath(game))}">${t.backToGame}</a></p></article>`;
  return { title: game.name, body };
}
