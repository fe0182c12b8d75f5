import type { CatalogueGame } from "~sandbox/games/game";
import type { CurrentAndDrawnRounds } from "~sandbox/services/casino/current-and-drawn-rounds";
import type { ShownRound } from "~sandbox/services/casino/shown-round";
import { html, type Markup } from "../markup";
import type { CasinoRequest } from "./texts";
import { gameRendererFor } from "./views";

const seconds = (ms: number) => Math.max(1, Math.ceil(ms / 1000));

/** State of the shared round: until when it takes bets, or when the next one does (CAS-07). */
export function renderSharedRoundStatus(ask: CasinoRequest, shared: CurrentAndDrawnRounds): Markup {
  const { t, now } = ask;
  const words = shared.isOpen
    ? t.sharedOpen(seconds(shared.closesAt - now))
    : t.sharedClosed(seconds(shared.nextAt - now));
  // Reloads the page shortly after the draw, once its bets are settled.
  const again = (shared.isOpen ? shared.closesAt : shared.nextAt) - now + 300;
  return html`<p class="shared-status" data-refresh-in="${String(again)}"><strong>${t.sharedRound(shared.number)}</strong> · <data data-name="round-closes" value="${String(shared.closesAt)}">${words}</data></p>`;
}

/** Notice of the player's bets that wait for the draw, with a link to their result. */
export function renderBetsAwaitingSharedDraw(
  ask: CasinoRequest,
  shared: CurrentAndDrawnRounds,
  recent: readonly ShownRound[],
  href: string,
): Markup {
  const { t, now } = ask;
  const open = recent.filter(({ isOpen }) => isOpen);
  const [latest] = open;
  return latest
    ? html`<p class="note" role="status">${t.sharedIn(seconds(Math.max(shared.closesAt, now + 1) - now))} <a class="go" href="${href}&amp;round=${latest.id}">${t.sharedSee}</a></p>`
    : html`<p><a class="go" href="${href}">${t.sharedSee}</a></p>`;
}

/**
 * Seed hash of the shared round that is current, and the rounds drawn before the last one, each
 * with its result and server seed (CAS-05).
 */
export function renderSeedHashAndEarlierDraws(
  ask: CasinoRequest,
  game: CatalogueGame,
  shared: CurrentAndDrawnRounds,
): Markup {
  const { t } = ask;
  const [, ...before] = shared.drawn;
  return html`<section class="block"><h2>${t.sharedLast}</h2><p class="seeds">${t.sharedHash}: <data data-name="server-seed-hash" value="${shared.hash}" dir="ltr">${shared.hash}</data></p>${before.map(
    ({ number, serverSeed, shown }) =>
      html`<details class="past"><summary>${t.sharedRound(number)}</summary>${gameRendererFor(game).stage(ask, shown, [])}<p class="seeds">${t.serverSeed}: <data value="${serverSeed}" dir="ltr">${serverSeed}</data></p></details>`,
  )}</section>`;
}
