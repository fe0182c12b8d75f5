import { asMinor, isAmountAbove, isAmountBelow, type Minor, zero } from "~/domain/money/amount";
import { fromMinor, toMinor } from "~/domain/money/money";
import { gameById, gameByIdOrSlug, games } from "~sandbox/games/catalogue";
import { hashServerSeed } from "~sandbox/games/draw";
import { type Json, parseStoredChips } from "~sandbox/games/engine";
import type { CatalogueGame } from "~sandbox/games/game";
import { computeRound, stakeBounds } from "~sandbox/services/casino/compute-round";
import type { ShownRound } from "~sandbox/services/casino/shown-round";
import { descriptionOf, descriptionTexts, sentencesOf } from "../descriptions";
import { html, type Markup } from "../markup";
import { formatMoneyText } from "../money";
import type { RemotePage } from "../page-request";
import type { CasinoRequest } from "./texts";
import { gameRendererFor } from "./views";

/** The round to verify, as typed in the form. */
interface Asked {
  readonly game: string;
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: string;
  readonly stake: string;
  readonly bet: string;
  readonly choices: string;
}

/** The page that verifies any round, of the player's own or from typed seeds (CAS-05). */
export async function roundVerifierPage(ask: CasinoRequest): Promise<RemotePage> {
  const { t, query } = ask;
  const player = await ask.deps.player(ask.request);
  const id = query.get("round");
  const round = player && id !== null ? await ask.deps.casino.roundOf(player.userId, id) : null;
  const asked = round ? askedOf(round) : typedIn(query);
  const body = html`<h1>${t.verify}</h1><p class="hint">${t.verifyLead}</p><p class="hint">${t.verifyWay}</p>${round && round.serverSeed === null && html`<p class="note">${t.seedHidden}</p>`}${form(ask, asked)}${asked.serverSeed !== "" && outcome(ask, asked, round)}`;
  const [first = "", ...others] = sentencesOf(t.verifyLead, ask.lng);
  const description = descriptionOf(`${descriptionTexts(ask.lng).fairness} ${first}`, ...others);
  return { title: t.verify, description, body, scripts: [reckonScript] };
}

/** Address of the script that recomputes a round in the browser; the sandbox serves it. */
const reckonScript = "/sandbox/pages/reckon.js";

function askedOf(round: ShownRound): Asked {
  return {
    game: String(round.gameId),
    serverSeed: round.serverSeed ?? "",
    clientSeed: round.clientSeed,
    nonce: String(round.nonce),
    stake: fromMinor(asMinor(round.base), round.iso),
    bet: JSON.stringify(round.bet),
    choices: round.choices.join(" "),
  };
}

function typedIn(query: URLSearchParams): Asked {
  const text = (name: string) => (query.get(name) ?? "").trim().slice(0, 2_000);
  return {
    game: text("game"),
    serverSeed: text("serverSeed"),
    clientSeed: text("clientSeed"),
    nonce: text("nonce"),
    stake: text("stake"),
    bet: text("bet"),
    choices: text("choices"),
  };
}

function form(ask: CasinoRequest, asked: Asked): Markup {
  const { t } = ask;
  const field = (name: Exclude<keyof Asked, "game">, label: string) =>
    html`<div class="field"><label for="v-${name}">${label}</label><input id="v-${name}" name="${name}" dir="ltr" autocomplete="off" value="${asked[name]}"></div>`;
  return html`<form method="get" action="${ask.at("casino/fairness")}" class="verify"><div class="field"><label for="v-game">${t.game}</label><select id="v-game" name="game">${games.map(({ id, name }) => html`<option value="${String(id)}"${String(id) === asked.game && html` selected`}>${name}</option>`)}</select></div>${field("serverSeed", t.serverSeed)}${field("clientSeed", t.clientSeed)}${field("nonce", t.nonce)}${field("stake", t.stake)}${field("bet", t.betData)}${field("choices", t.choicesData)}<button class="btn primary">${t.check}</button></form>`;
}

function outcome(ask: CasinoRequest, asked: Asked, round: ShownRound | null): Markup {
  const { t } = ask;
  const game = gameByIdOrSlug(asked.game) ?? gameById(0);
  const result = game && reckoned(game, asked, round?.iso ?? ask.site.currency);
  if (!game || !result)
    return html`<p class="note" role="status" data-code="no-round">${t.cannotReckon}</p>`;
  // A round that was played stands, whatever the game's bounds are today.
  const wrong = round === null ? wrongIn(ask, game, asked, result.iso) : null;
  if (wrong)
    return html`<p class="note" role="status" data-code="${wrong.code}">${wrong.words}</p>`;
  const hash = hashServerSeed(asked.serverSeed);
  const { iso } = result;
  const isSame = round !== null && round.win === fromMinor(result.win, iso);
  return html`<section class="block" role="status"><h2>${t.result}</h2><p>${t.hash}: <data data-name="reckoned-hash" value="${hash}" dir="ltr">${hash}</data></p>${round && html`<p>${round.hash === hash ? t.hashMatches : t.hashDiffers}</p><p><data data-name="reckoned-same" value="${isSame ? "1" : "0"}">${isSame ? t.sameResult : t.otherResult}</data></p>`}<p data-name="browser-reckoned" data-hash="${hash}" data-win="${fromMinor(result.win, iso)}" data-iso="${iso}" data-same="${t.browserSame}" data-other="${t.browserOther}" hidden></p><div class="stage">${gameRendererFor(game).stage(ask, result.shown, result.next)}</div><p>${t.win}: <data data-name="reckoned-win" value="${fromMinor(result.win, iso)}">${fromMinor(result.win, iso)}</data></p></section>`;
}

/** Why typed values are no round that this game would play; null = they are one. */
function wrongIn(
  { t, lng }: CasinoRequest,
  game: CatalogueGame,
  asked: Asked,
  iso: string,
): { readonly code: string; readonly words: string } | null {
  const money = (amount: Minor) => formatMoneyText(fromMinor(amount, iso), iso, lng);
  const stake = toMinor(asked.stake, iso) ?? zero();
  const bet = JSON.parse(asked.bet) as Json;
  if (!/^\d{1,9}$/.test(asked.nonce)) return { code: "nonce", words: t.nonceOutside };
  const chips = gameRendererFor(game).hasStake
    ? null
    : Object.values(parseStoredChips(bet)).reduce((sum, chip) => sum + chip, 0);
  if (chips !== null && chips !== stake)
    return { code: "chips", words: t.chipsDiffer(money(asMinor(chips)), money(stake)) };
  const { min, max } = stakeBounds(game, iso, bet);
  const isWithin = !isAmountBelow(stake, min) && !isAmountAbove(stake, max);
  return isWithin ? null : { code: "stake", words: t.stakeOutside(money(min), money(max)) };
}

function reckoned(game: CatalogueGame, asked: Asked, iso: string) {
  const base = toMinor(asked.stake, iso);
  if (base === null || base <= 0) return null;
  try {
    const bet = JSON.parse(asked.bet) as Json;
    const choices = asked.choices.split(/\s+/).filter((choice) => choice !== "");
    const { serverSeed, clientSeed } = asked;
    return {
      iso,
      ...computeRound(game, {
        base,
        bet,
        choices,
        serverSeed,
        clientSeed,
        nonce: Number(asked.nonce),
      }),
    };
  } catch {
    // The typed values are no bet of this game.
    return null;
  }
}
