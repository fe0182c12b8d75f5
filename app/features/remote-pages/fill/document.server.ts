import type { OddsView } from "~/domain/odds/views";
import type { FormReply } from "~/features/forms/reply";
import { escapeHtml } from "../clean/escape.server";
import type { PreparedFragment } from "../fragment";
import type { RemoteBody } from "../outlet/remote-bodies-context";
import { fillRefusedForm, type RefusedFormTexts } from "./refused-form.server";
import {
  fillTokenOddsAndOneClick,
  markBetsInCoupon,
  markCurrentLinkAndOpenDetails,
  markFavourites,
  type OneClickFields,
} from "./visitor-values.server";

/**
 * What differs from visitor to visitor in a remote's page: token, odds view, bets in the coupon,
 * favourites, a refused form.
 */
interface FragmentVisitorValues {
  readonly csrf: string;
  readonly nonce: string;
  readonly odds: OddsView;
  /** Whether the elements that a page marks as offers are left out. */
  readonly areOffersSilent: boolean;
  /** Fields of the price buttons while one-click is on; null or absent = it is off. */
  readonly press?: OneClickFields | null;
  /**
   * The form that this request has refused, with the texts of its errors; null or absent = none.
   */
  readonly refused?: { readonly reply: FormReply; readonly texts: RefusedFormTexts } | null;
  /** Ids of the bets in the coupon, whose prices are pressed. */
  readonly chosen: ReadonlySet<string>;
  /** The reader's favourites (teams, championships, games), whose stars are pressed. */
  readonly favourites?: ReadonlySet<string>;
  /** Path of the page, whose link the body marks as the current one; undefined = none is marked. */
  readonly here?: string;
}

const bodiesByContext = new WeakMap<object, Map<string, RemoteBody>>();

/**
 * The bodies of a request's page by remote app; `context` is the load context that its loaders share
 * (REM-09).
 */
export function remoteBodiesOfRequest(context: object): ReadonlyMap<string, RemoteBody> {
  return ofContext(context);
}

/**
 * Fills a fragment with the visitor's values and passes it from a loader to the renderer, outside
 * the loader data.
 */
export function passFragmentToRenderer(
  context: object,
  app: string,
  fragment: PreparedFragment,
  visitor: FragmentVisitorValues,
) {
  const priced = markBetsInCoupon(fillTokenOddsAndOneClick(fragment, visitor).body, visitor.chosen);
  const chosen = markFavourites(priced, visitor.favourites ?? new Set());
  const { refused, here } = visitor;
  const marked = here === undefined ? chosen : markCurrentLinkAndOpenDetails(chosen, here);
  const content = refused ? fillRefusedForm(marked, refused.reply, refused.texts) : marked;
  ofContext(context).set(app, { assets: assetsOf(fragment, visitor.nonce), content });
}

/**
 * Passes a text that must not be loader data (a generated password) from a loader to the renderer,
 * under a name of its own.
 */
export function passSecretTextToRenderer(context: object, name: string, text: string) {
  ofContext(context).set(name, { assets: "", content: escapeHtml(text) });
}

function ofContext(context: object): Map<string, RemoteBody> {
  let bodies = bodiesByContext.get(context);
  if (!bodies) {
    bodies = new Map();
    bodiesByContext.set(context, bodies);
  }
  return bodies;
}

function assetsOf({ styleHrefs, styles }: PreparedFragment, nonce: string): string {
  const links = styleHrefs.map(
    (href) => `<link rel="stylesheet" href="${escapeHtml(href)}" data-remote-asset="">`,
  );
  // Scoped CSS cannot close its element, because `scopeCss` escapes the characters for that.
  const texts = styles.map(
    (css) => `<style nonce="${escapeHtml(nonce)}" data-remote-asset="">${css}</style>`,
  );
  return [...links, ...texts].join("");
}
