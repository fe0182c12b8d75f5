import type { OddsView } from "~/domain/odds/views";
import { formatFragmentPrices } from "~/features/odds/fragment-odds";
import { escapeHtml } from "../clean/escape.server";
import { currentLinkIndex, linkPaths } from "../current-link";
import type { PreparedFragment } from "../fragment";
import { fillVisitorPlaceholders } from "./placeholders.server";

/**
 * A fragment for one visitor: forms have the visitor's token, prices use the visitor's odds view, and with
 * one-click on a press on a price places a bet. Offers are left out where they are silent for the visitor.
 */
export function fillTokenOddsAndOneClick(
  fragment: PreparedFragment,
  visitor: {
    readonly csrf: string;
    readonly odds: OddsView;
    readonly press?: OneClickFields | null;
    readonly areOffersSilent: boolean;
  },
): PreparedFragment {
  const shown = visitor.areOffersSilent ? withoutOffers(fragment.body) : fragment.body;
  const body = withOneClickPrices(formatFragmentPrices(shown, visitor.odds), visitor.press ?? null);
  return { ...fragment, body: fillVisitorPlaceholders(body, visitor) };
}

// The cleaner writes every attribute as ` name="value"`; the element has none of its own kind inside.
const offer =
  /<(section|a)(?=(?: [^\s=>]+="[^"]*")*? data-offer=")(?: [^\s=>]+="[^"]*")*>.*?<\/\1>/gs;

/** A prepared body without the elements that it marks as offers (`data-offer`; LIM-12, LIM-15). */
function withoutOffers(body: string): string {
  return body.replace(offer, "");
}

/** Fields of a page's price buttons while one-click is on (CPS-04). */
export interface OneClickFields {
  /**
   * The idempotency key that the buttons post, base64url. It is random for each rendering of the
   * page, so that a double press places only one bet.
   */
  readonly key: string;
  /** The stake that the page shows; the server refuses a press with another stake. */
  readonly stake: string;
}

// A fragment's markup is serialised: attributes have double quotes, and a post form starts with its method.
const form =
  /<form method="post"(?:"[^"]*"|[^">])*\baction="\/[a-z]{2}\/coupon"(?:"[^"]*"|[^">])*>.*?<\/form>/gs;
const intent = /<input\b(?=[^>]*\bname="intent")(?=[^>]*\bvalue="add")[^>]*>/;

/**
 * A fragment's body whose prices place a bet at once: forms that add to the coupon get the intent and the
 * page's key. With a script the shell sends the same post.
 */
export function withOneClickPrices(body: string, press: OneClickFields | null): string {
  if (!press) return body;
  const fields =
    '<input type="hidden" name="intent" value="one-click">' +
    `<input type="hidden" name="key" value="${press.key}"><input type="hidden" name="stake" value="${press.stake}">`;
  return body.replace(form, (markup) => markup.replace(intent, () => fields));
}

/**
 * Sets `aria-pressed` on the price buttons of a prepared body whose bets are in the coupon. `bets`
 * are bet ids (`game:market:type:param`). It searches the text instead of parsing it, because it
 * runs for every page.
 */
export function markBetsInCoupon(body: string, bets: ReadonlySet<string>): string {
  // The cleaner writes the attribute first and escapes every `<` outside tags, so this matches only buttons.
  return markPressed(body, bets, '<button data-bet="');
}

/**
 * Sets `aria-pressed` on the star buttons of a prepared body whose name is among the reader's
 * favourites.
 */
export function markFavourites(body: string, favourites: ReadonlySet<string>): string {
  return markPressed(body, favourites, '<button data-favourite="');
}

function markPressed(body: string, names: ReadonlySet<string>, mark: string): string {
  if (names.size === 0) return body;
  const written = new Set([...names].map(escapeHtml));
  let out = "";
  let copied = 0;
  let at = body.indexOf(mark);
  while (at !== -1) {
    const start = at + mark.length;
    const end = body.indexOf('"', start);
    if (end === -1) break;
    if (written.has(body.slice(start, end))) {
      out += `${body.slice(copied, end + 1)} aria-pressed="true"`;
      copied = end + 1;
    }
    at = body.indexOf(mark, end);
  }
  return out + body.slice(copied);
}

// The cleaner writes every attribute as ` name="value"` and escapes the values.
const anchor = /<a((?: [^\s=>]+="[^"]*")*)>/g;

/**
 * Marks the link to `path` as the current one in a prepared body, and opens the `details` element
 * around it.
 */
export function markCurrentLinkAndOpenDetails(body: string, path: string): string {
  const anchors = [...body.matchAll(anchor)];
  const attributeOf = (attributes: string, name: string) =>
    new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1];
  const links = anchors.map(([, attributes = ""]) =>
    linkPaths(attributeOf(attributes, "href") ?? "", attributeOf(attributes, "data-also")),
  );
  const found = anchors[currentLinkIndex(links, escapeHtml(path)) ?? -1];
  if (!found) return body;
  const at = found.index + "<a".length;
  return `${unfolded(body.slice(0, at))} aria-current="page"${body.slice(at)}`;
}

/**
 * The markup that stands before a link, with the `details` element around the link opened; as it
 * was where the link is in none.
 */
function unfolded(before: string): string {
  const fold = before.lastIndexOf("<details");
  if (fold < before.lastIndexOf("</details>")) return before;
  const end = before.indexOf(">", fold);
  const isOpen = fold === -1 || / open="/.test(before.slice(fold, end));
  return isOpen ? before : `${before.slice(0, end)} open=""${before.slice(end)}`;
}
