import { type ClientActionFunctionArgs, isRouteErrorResponse } from "@remix-run/react";
import { lastPostRefusal, type PostRefusal } from "./refused-post";
import { RejectedUnreadError } from "./rejected-unread";

/**
 * How a post without a reply ended: `lost` = possibly done (no response, or 5xx), `refused` = not
 * done (4xx). null = a redirect, which is thrown as well.
 */
export function failedPostEnd(error: unknown): "lost" | "refused" | null {
  if (error instanceof Response) return null;
  if (error instanceof RejectedUnreadError) return "refused";
  return isRouteErrorResponse(error) && error.status < 500 ? "refused" : "lost";
}

/** The reply of an action, or `lost` where there is none: the page stays, with all its typed values. */
export async function replyOrFallback<T, U extends { readonly isUnanswered: true }>(
  answer: Promise<T>,
  lost: U,
): Promise<T | U> {
  try {
    return await answer;
  } catch (error) {
    if (failedPostEnd(error) === null) throw error;
    return lost;
  }
}

/**
 * Posts a form. If it was sent beside a page (`stay`), the page stays as it is. After a refusal its
 * data is loaded again with a new CSRF token, and the page says why nothing was done: the token was
 * of another session (SEC-01), or the site's own text for the error. If the response is lost, the
 * page stays unchanged. For any other form an error status replaces the page.
 */
export async function postBesidePage<Action>({ request, serverAction }: ClientActionFunctionArgs) {
  const isBesidePage = (await request.clone().formData()).get("stay") === "1";
  const answer = serverAction<Action>();
  if (!isBesidePage) return answer;
  try {
    const reply = await answer;
    lastPostRefusal.set(toldRefusal(reply));
    return reply;
  } catch (error) {
    const end = failedPostEnd(error);
    if (end === null) throw error;
    lastPostRefusal.set(statusOf(error) === 403 ? { kind: "stale" } : null);
    return end === "lost" ? ({ isUnanswered: true } as const) : ({ isRefused: true } as const);
  }
}

/** The first error of a refused form, in the site's words; null = the reply has none. */
function toldRefusal(reply: unknown): PostRefusal | null {
  if (typeof reply !== "object" || reply === null || !("words" in reply)) return null;
  const { errors = [] } = reply.words as { readonly errors?: readonly string[] };
  const [text] = errors;
  return text === undefined ? null : { kind: "told", text };
}

function statusOf(error: unknown): number | null {
  return error instanceof RejectedUnreadError || isRouteErrorResponse(error) ? error.status : null;
}
