import type { GameSnapshot } from "~sandbox/feed/types";
import { eventList, type ListOptions } from "../events/list";
import { html, type Markup } from "../markup";
import type { BettingRequest } from "./texts";

/** Block of the best matches above a list (SET-01); the list below leaves them out. */
export function bestGamesBlock(
  ask: BettingRequest,
  best: readonly GameSnapshot[],
  options: ListOptions,
): Markup | false {
  return (
    best.length > 0 &&
    html`<section class="block" id="best-matches"><div class="block-head"><h2>${ask.t.bestMatches}</h2></div>${eventList(ask, best, options)}</section>`
  );
}
