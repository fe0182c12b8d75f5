import { cashbackLevels } from "~/domain/bonuses/cashback";
import type { CatalogueGame } from "~sandbox/games/game";
import { providers } from "~sandbox/games/providers";
import { tournaments, tournamentWeekAt } from "~sandbox/games/tournaments";
import { html, type Markup } from "../markup";
import { gameCover, glyphIcon } from "./art";
import { promotionTexts } from "./promotion-texts";
import type { CasinoRequest } from "./texts";
import { casinoGamePath } from "./tiles";
import { tournamentTexts } from "./tournament-texts";

/** Banners at the top of the lobby: a featured game that changes weekly, and current promotions. */
export function bannersPart(ask: CasinoRequest, list: readonly CatalogueGame[]): Markup | false {
  const { t, lng } = ask;
  const on = ask.deps.partitions();
  const { week } = tournamentWeekAt(ask.now);
  const game = list[week % Math.max(1, list.length)];
  const w = promotionTexts(lng);
  const tournament = tournaments[week % tournaments.length];
  const highest = Math.max(...cashbackLevels.map(({ percent }) => percent));
  const share = new Intl.NumberFormat(lng, { style: "percent" }).format(highest / 100);
  const card = (href: string, icon: string, title: string, text: string) =>
    html`<a class="banner" data-offer="banner" href="${ask.at(href)}"><span class="offer-art">${glyphIcon(icon, 36)}</span><span class="banner-words"><strong>${title}</strong><span>${text}</span></span></a>`;
  return (
    game !== undefined &&
    html`<div class="banners"><a class="banner banner-game" style="background-color:${game.look.back}" href="${ask.at(casinoGamePath(game))}"><span class="banner-art">${gameCover(game)}</span><span class="banner-words"><span class="banner-tag">${t.featured}</span><strong>${game.name}</strong><span>${providers[game.provider].name}</span></span></a>${on.includes("bonus") && card("bonus/casino/1", "coin", w.cashback, w.cashbackShort(share))}${tournament && on.includes("tournaments") && card(`bonus/casino/tournaments/${tournament.number}`, "crown", tournamentTexts(lng).names[tournament.points], tournamentTexts(lng).rules[tournament.points])}</div>`
  );
}
