import { laterSilence, offersSilenceMs, offersSilentUntil } from "~/domain/limits/offers-silence";
import type { RequestContext } from "~/features/gate/request-context";
import { readPlainCookie } from "~/server/cookies/read-plain.server";
import { writePlainCookie } from "~/server/cookies/write-plain.server";
import { dropPendingSetCookies } from "~/server/pending-cookies.server";

const cookie = "offers_silent";
/** The longest that a browser keeps a cookie, s. */
const mostCookieSec = 400 * 86_400;

/**
 * Until when this browser gets no offers, ms since epoch; 0 = without end, null = no silence (POP-13). The player's limits
 * say it; it is stored, so that offers stay away also once he is signed out. While the limits are unknown there are none.
 */
export function silenceOfBrowser(
  context: Pick<RequestContext, "limits" | "session" | "scope" | "now">,
  request: Request,
): number | null {
  const { limits, session, now } = context;
  const stored = parseSilence(readPlainCookie(request, cookie), now);
  if (session.kind !== "player") return stored;
  if (limits === null) return 0;
  const known = offersSilentUntil(limits.all, now);
  const until = laterSilence(known, stored);
  if (until !== null && until !== stored) storeSilence(context, request, until);
  return until;
}

/** Stores that no offers come until a day after `end`, ms since epoch; null = never again (LIM-15, POP-13). */
export function silenceOffersAfter(
  context: Pick<RequestContext, "scope" | "now">,
  request: Request,
  end: number | null,
): void {
  storeSilence(context, request, end === null ? 0 : end + offersSilenceMs);
}

function storeSilence(
  { scope, now }: Pick<RequestContext, "scope" | "now">,
  request: Request,
  until: number,
): void {
  const leftSec = until === 0 ? mostCookieSec : Math.ceil((until - now) / 1000);
  dropPendingSetCookies(scope, cookie);
  scope.cookies.push(
    writePlainCookie(request, cookie, String(until), Math.min(leftSec, mostCookieSec)),
  );
}

function parseSilence(text: string | null, now: number): number | null {
  if (text === null || !/^\d{1,15}$/.test(text)) return null;
  const until = Number(text);
  return until === 0 || until > now ? until : null;
}
