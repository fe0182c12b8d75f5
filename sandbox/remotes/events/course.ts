import type { GameSnapshot } from "../../feed/types";
import { html, type Markup, screenReaderText } from "../markup";
import type { PageRequest } from "../page-request";
import { scoreOf } from "../sides";

/**
 * How far a live game has come: a short visible text, a full one for screen readers, and the
 * current minute; null where none is shown.
 */
interface Where {
  readonly short: string;
  readonly whole: string;
  readonly minute: number | null;
}

function whereNow(ask: PageRequest, game: GameSnapshot): Where {
  const { t } = ask;
  const { minute } = game;
  const number = game.number ?? 1;
  const { slug } = game.champ.sport;
  switch (game.period) {
    case "break":
      return slug === "football" || slug === "fifa"
        ? { short: t.half, whole: t.halfTime, minute: null }
        : { short: t.breakShort, whole: t.breakOf, minute: null };
    case "quarter":
      return { short: t.quarterShort(number), whole: t.quarter(number), minute };
    case "period":
      return { short: t.periodShort(number), whole: t.period(number), minute };
    case "overtime":
      return { short: t.overtimeShort, whole: t.overtime, minute };
    case "shootout":
      return { short: t.shootoutShort, whole: t.shootout, minute: null };
    case "set":
      return { short: t.setShort(number), whole: t.set(number), minute: null };
    case "map":
      return slug === "marbles"
        ? { short: t.heatShort(number), whole: t.heat(number), minute: null }
        : { short: t.mapShort(number), whole: t.map(number), minute: null };
    default:
      return { short: "", whole: "", minute: minute ?? 0 };
  }
}

/** Current part of play and its minute in words: "set 2", "quarter 3, minute 4". */
export function progressText(ask: PageRequest, game: GameSnapshot): Markup {
  const { whole, minute } = whereNow(ask, game);
  const clock = minute !== null && html`<span data-now="minute">${ask.t.minute(minute)}</span>`;
  return html`${whole}${whole !== "" && clock && ", "}${clock}`;
}

/** Live mark and progress of the game: "67′", "Q3 4′", "Set 2". */
export function liveMarkWithProgress(ask: PageRequest, game: GameSnapshot): Markup {
  const { short, whole, minute } = whereNow(ask, game);
  const clock = minute !== null && html`<span dir="ltr" data-now="minute">${minute}′</span>`;
  return html`<span class="when on"><i class="dot" aria-hidden="true"></i>${screenReaderText(ask.t.live)} <span aria-hidden="true">${short}${short !== "" && clock && " "}${clock}</span><span class="sr">${whole} ${minute !== null && html`<span data-now="minute">${ask.t.minute(minute)}</span>`}</span></span>`;
}

/** Figures beside a side's name in a list: its score, then the current games or points. */
export function scoreAndCurrentPartFigures(
  game: GameSnapshot,
  side: "home" | "away",
): readonly string[] {
  if (!game.score) return [];
  const score = String(game.score[side]);
  if (game.status !== "live" || (game.period !== "set" && game.period !== "map")) return [score];
  const part = game.parts[game.score.home + game.score.away];
  const call = game.points?.split(":")[side === "home" ? 0 : 1];
  return [score, ...(part ? [String(part[side])] : []), ...(call === undefined ? [] : [call])];
}

/**
 * A side's figures of the parts that are over, in a game in play: sets, maps, heats, quarters, periods; of a football
 * match its goals of the first half (SET-01, detailed score).
 */
export function finishedPartFiguresWhileLive(
  game: GameSnapshot,
  side: "home" | "away",
): readonly string[] {
  if (game.status !== "live") return [];
  if (game.parts.length === 0) return game.halfTime ? [String(game.halfTime[side])] : [];
  const isBetween = game.period === "break" || game.period === "shootout";
  const over = isBetween ? game.parts : game.parts.slice(0, -1);
  return over.map((part) => String(part[side]));
}

/** Scores by part: "6:4 3:6 2:1"; empty if the sport has none. */
export function partScores(parts: GameSnapshot["parts"]): Markup {
  return html`${parts.map((part, nth) => html`${nth > 0 && " "}${scoreOf(part)}`)}`;
}

/** How a game ended, in words, if not regularly. */
export function endingText(ask: PageRequest, game: GameSnapshot): string | null {
  const { t } = ask;
  if (game.status !== "finished" || game.ending === null) return null;
  return {
    overtime: t.afterOvertime,
    shootout: t.afterShootout,
    retired: t.retired,
    walkover: t.walkover,
  }[game.ending];
}
