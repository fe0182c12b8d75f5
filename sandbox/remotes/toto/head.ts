import { isAmountAbove, zero } from "~/domain/money/amount";
import { fromMinor } from "~/domain/money/money";
import { languages } from "~/i18n/languages";
import type { RemotePlayer } from "~sandbox/services/remote-deps";
import type { TotoDraw } from "~sandbox/toto/draws";
import { housePercent } from "~sandbox/toto/pool";
import { type TotoSection, totoOutcome, totoSections } from "~sandbox/toto/sections";
import { gamePath } from "../links";
import { html, type Markup, textInLanguage } from "../markup";
import { moneyData } from "../money";
import { scoreOf, sides, sidesDirection } from "../sides";
import type { TotoRequest } from "./request";

/**
 * Tabs of the toto's sections, and of the current section's pages; `part` "" is the page with the
 * form.
 */
export function totoSectionTabs(
  ask: TotoRequest,
  current: TotoSection | null,
  part: string | null,
): Markup {
  const { at, w } = ask;
  const link = (path: string, words: string, isOn: boolean) =>
    html`<a href="${at(path)}"${isOn && html` aria-current="page"`}>${words}</a>`;
  const parts = [
    ["", w.play],
    ["draw", w.current],
    ["next", w.next],
    ["coupons", w.coupons],
    ["nonimees", w.nominees],
  ] as const;
  const own =
    current &&
    html`<nav class="champs" aria-label="${w.pages}"><ul>${parts.map(
      ([name, words]) =>
        html`<li><a class="chip" href="${at(`toto/${current.slug}${name && `/${name}`}`)}"${name === part && html` aria-current="page"`}>${words}</a></li>`,
    )}</ul></nav>`;
  return html`<nav class="tabs" aria-label="${w.sections}">${totoSections.map(({ slug }) =>
    link(`toto/${slug}`, w.names[slug], slug === current?.slug),
  )}${link("lotto", w.lotto, false)}</nav>${own}`;
}

/** Number, jackpot and end of sales of a draw, and how its pool is shared. */
export async function totoDrawHeader(
  ask: TotoRequest,
  section: TotoSection,
  draw: TotoDraw,
  player: RemotePlayer | null,
): Promise<Markup> {
  const { w, lng, clock, now, site, deps } = ask;
  const iso = player?.accounts[0]?.iso ?? site.currency;
  const kept = await deps.draws().jackpot(section, iso);
  const jackpot = fromMinor(kept, iso);
  const closes =
    draw.closesAt > now ? html`${w.closes}: ${clock.moment(draw.closesAt, "closes-at")}` : w.closed;
  const percent = new Intl.NumberFormat(languages[lng].locale, { style: "percent" });
  const rows = section.categories.map(
    ({ hits, percent: part }, nth) =>
      html`<tr><th scope="row">${w.category(hits, section.matches)}</th><td>${percent.format(part / 100)}${nth === 0 && html` + ${w.jackpot}`}</td></tr>`,
  );
  const amount = isAmountAbove(kept, zero())
    ? html`<p>${w.jackpot}</p><p class="jackpot">${moneyData("jackpot", jackpot, iso, lng)}</p>`
    : html`<p><data data-name="jackpot" value="${jackpot}">${w.noJackpot}</data></p>`;
  return html`<div class="next"><p class="n">${w.number(String(draw.number))} · ${closes}</p>${amount}</div><details id="toto-categories"><summary>${w.categories}</summary><table class="prizes"><thead><tr><th scope="col">${w.categories}</th><th scope="col">${w.share}</th></tr></thead><tbody>${rows}</tbody></table><p class="n">${w.poolText(percent.format(housePercent / 100))}</p></details>`;
}

/** The text of an outcome: the outcome "other" in the page's language, every other one as it is. */
export function totoOutcomeText({ w }: TotoRequest, outcome: string): string {
  return outcome === "other" ? w.other : outcome;
}

/** Matches of a draw with their scores and results. */
export function totoMatchScoresAndResults(
  ask: TotoRequest,
  section: TotoSection,
  draw: TotoDraw,
): Markup {
  const { w, lng, clock } = ask;
  const rows = draw.games.map((game, nth) => {
    const isOver = game.status === "finished";
    const outcome = isOver ? totoOutcome(section, game.final) : null;
    const score =
      game.score && game.status !== "line"
        ? html`<b ${sidesDirection(ask)}>${scoreOf(game.score)}</b>`
        : html`<span class="n">${clock.time(game.startsAt)}</span>`;
    const result = isOver
      ? outcome === null
        ? w.voidMatch
        : sides(totoOutcomeText(ask, outcome))
      : "–";
    return html`<tr><td>${nth + 1}</td><th scope="row"><a href="${ask.at(gamePath(game))}"><bdi>${textInLanguage(game.home, lng)}</bdi> – <bdi>${textInLanguage(game.away, lng)}</bdi></a></th><td>${score}</td><td><span ${sidesDirection(ask)}>${result}</span></td></tr>`;
  });
  return html`<table class="prizes"><thead><tr><th scope="col">#</th><th scope="col">${w.matches}</th><th scope="col">${ask.t.score}</th><th scope="col">${w.result}</th></tr></thead><tbody>${rows}</tbody></table>`;
}
