import type { FormResult } from "~/features/forms/declare.server";
import type { FormPost } from "~/features/gate/form-post.server";
import type { RequestContext } from "~/features/gate/request-context";
import { screenPath } from "~/features/screens/links.server";
import { readOrCreateSessionCookie } from "~/features/session/session.server";
import { updateSessionSafetyState } from "~/features/session/session-safety.server";
import { type LimitsFlash, limitsFlashQuery, limitsFlashToShow } from "./flash";

/**
 * Redirects to the page of limits with a flash message (LIM-03). `data` is for a script that stays on its
 * page.
 */
export async function redirectWithLimitsFlash<Data = never>(
  { context, request, isStaying }: FormPost,
  news: LimitsFlash,
  data?: Data,
): Promise<FormResult<Data>> {
  // A script that stays on its page shows the message itself.
  if (!isStaying) await updateSessionSafetyState(context.scope, request, { news });
  const to = limitsFlashPath(context, news);
  return data === undefined ? { ok: true, to } : { ok: true, to, data };
}

/** The page of limits with the flash message. */
export function limitsFlashPath({ lng }: Pick<RequestContext, "lng">, news: LimitsFlash): string {
  return `${screenPath(lng, "office:responsible")}?${limitsFlashQuery(news)}`;
}

/**
 * The flash message of the page of limits. Loading the whole page clears it; a script's data request does
 * not.
 */
export async function consumeLimitsFlash(
  { scope, url }: RequestContext,
  request: Request,
  isLocked: boolean,
): Promise<LimitsFlash | null> {
  const stored = (await readOrCreateSessionCookie(scope, request)).safety?.news;
  if (stored !== undefined && scope.kind === "document")
    await updateSessionSafetyState(scope, request, { news: undefined });
  return limitsFlashToShow(stored, url.searchParams, isLocked);
}
