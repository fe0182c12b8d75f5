import type { ActionResult, Post } from "~/features/gate/action.server";
import type { RequestContext } from "~/features/gate/request-context";
import { screenPath } from "~/features/screens/links.server";
import { saveSafety, visitorSession } from "~/features/session/session.server";
import { type LimitsNews, newsQuery, newsToShow } from "./news";

/**
 * Redirects to the page of limits with a flash message (LIM-03). `data` is for a script that stays on its
 * page.
 */
export async function goWithNews<T>(
  post: Post,
  news: LimitsNews,
  data?: T,
): Promise<ActionResult<T>> {
  const { context, form, request } = post;
  // A script that stays on its page shows the message itself.
  if (form.get("stay") !== "1") await saveSafety(context.scope, request, { news });
  const to = newsPath(context, news);
  return data === undefined ? { kind: "go", to } : { kind: "go", to, data };
}

/** The page of limits with the flash message. */
export function newsPath({ lng }: Pick<RequestContext, "lng">, news: LimitsNews): string {
  return `${screenPath(lng, "office:responsible")}?${newsQuery(news)}`;
}

/**
 * The flash message of the page of limits. Loading the whole page clears it; a script's data request does
 * not.
 */
export async function takeNews(
  { scope, url }: RequestContext,
  request: Request,
  isLocked: boolean,
): Promise<LimitsNews | null> {
  const stored = (await visitorSession(scope, request)).safety?.news;
  if (stored !== undefined && scope.kind === "document")
    await saveSafety(scope, request, { news: undefined });
  return newsToShow(stored, url.searchParams, isLocked);
}
