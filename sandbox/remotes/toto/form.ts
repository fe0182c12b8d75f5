import { fromMinor } from "~/domain/money/money";
import type { RemotePlayer } from "~sandbox/services/remote-deps";
import { minVariantStake } from "~sandbox/services/tickets/toto";
import type { TotoDraw } from "~sandbox/toto/draws";
import type { TotoSection } from "~sandbox/toto/sections";
import { errorWords } from "../form-errors";
import { html, joinClasses, type Markup, textInLanguage } from "../markup";
import { formatMoneyText } from "../money";
import { sides, sidesDirection } from "../sides";
import { stakeRefusals, ticketOrder } from "../ticket-order";
import { totoOutcomeText } from "./head";
import type { TotoRequest } from "./request";

/** The coupon's form: outcomes of each match, the stake of a variant (LOT-02). */
export function totoCouponForm(
  ask: TotoRequest,
  section: TotoSection,
  draw: TotoDraw,
  player: RemotePlayer | null,
): Markup {
  const { w, lng, clock } = ask;
  const path = ask.at(`toto/${section.slug}`);
  const { iso, key, button } = ticketOrder(ask, player, path, {
    buy: w.place,
    signIn: w.signInToPlace,
    account: w.errors.account,
  });
  const isWide = section.outcomes.length > 3;
  const matches = draw.games.map((game, at) => {
    const nth = at + 1;
    const teams = `${textInLanguage(game.home, lng)} – ${textInLanguage(game.away, lng)}`;
    const outs = section.outcomes.map(
      (outcome, place) =>
        html`<label class="no"><input type="checkbox" name="pick-${nth}" value="${outcome}"${place === 0 && errorWords(w.errors, ["pick"])}><span ${sidesDirection(ask)}>${sides(totoOutcomeText(ask, outcome))}</span></label>`,
    );
    return html`<li class="${joinClasses("match", isWide && "wide")}"><span class="nth">${nth}</span><span class="who"><span><bdi>${textInLanguage(game.home, lng)}</bdi> – <bdi>${textInLanguage(game.away, lng)}</bdi></span><span class="n">${clock.moment(game.startsAt)}</span></span><fieldset><legend class="sr">${w.nth(nth)}: ${teams}</legend><div class="outs">${outs}</div></fieldset></li>`;
  });
  const least = fromMinor(minVariantStake(iso), iso);
  return html`<form class="ticket" method="post" action="${path}"${errorWords(w.errors, ["picks", "too-many-variants", "closed", ...stakeRefusals])}><input type="hidden" name="intent" value="place"><input type="hidden" name="key" value="${key}"><input type="hidden" name="draw" value="${draw.number}"><ol class="marks">${matches}</ol><p class="field"><label for="toto-amount">${w.amount}</label><input id="toto-amount" name="amount" inputmode="decimal" maxlength="20" autocomplete="off" value="${least}" aria-describedby="toto-amount-hint"${errorWords(w.errors, ["amount", "below-minimum"])}><span class="n" id="toto-amount-hint">${w.amountHint(formatMoneyText(least, iso, lng))}</span></p><p>${button}</p></form>`;
}
