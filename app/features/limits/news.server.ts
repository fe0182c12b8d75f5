import type { ActionResult, Post } from "~/features/gate/action.server";
import type { RequestContext } from "~/features/gate/request-context";
import { screenPath } from "~/features/screens/links";
import { saveSafety, visitorSession } from "~/features/session/session.server";
import { type LimitsNews, newsQuery, newsToTell } from "./news";

/** Leads to the page of limits, which tells once what has been done (LIM-03). `data` is for a script that stays on its page. */
export async function goWithNews<T>(post: Post, news: LimitsNews, data?: T): Promise<ActionResult<T>> {
  const { context, form, request } = post;
  // A script that stays tells it itself.
  if (form.get("stay") !== "1") await saveSafety(context.scope, request, { news });
  const to = newsPath(context, news);
  return data === undefined ? { kind: "go", to } : { kind: "go", to, data };
}

/** The page of limits that tells it. */
export function newsPath({ lng }: Pick<RequestContext, "lng">, news: LimitsNews): string {
  return `${screenPath(lng, "office:responsible")}?${newsQuery(news)}`;
}

/** What the page of limits tells now. A page that is loaded whole has told it; what a script loads leaves it to be seen. */
export async function takeNews(
  { scope, url }: RequestContext,
  request: Request,
  isLocked: boolean,
): Promise<LimitsNews | null> {
  const kept = (await visitorSession(scope, request)).safety?.news;
  if (kept !== undefined && scope.kind === "document") await saveSafety(scope, request, { news: undefined });
  return newsToTell(kept, url.searchParams, isLocked);
}
