import { type ClientActionFunctionArgs, isRouteErrorResponse } from "@remix-run/react";
import { RejectedUnread } from "./not-taken";
import { outdatedPostFlag } from "./outdated";

/**
 * How a post without a reply ended: `lost` = possibly done (no response, or 5xx), `refused` = not
 * done (4xx). null = a redirect, which is thrown as well.
 */
export function failedPostEnd(error: unknown): "lost" | "refused" | null {
  if (error instanceof Response) return null;
  if (error instanceof RejectedUnread) return "refused";
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
 * A form's post, which leaves the page where it is if it was sent beside one (`stay`): after a refusal the page's data, with
 * a new token, is loaded, and the page says so where the token was of another session (SEC-01). A lost answer
 * changes nothing. A form that is the page itself shows its status.
 */
export async function postBesidePage<Action>({ request, serverAction }: ClientActionFunctionArgs) {
  const isBesidePage = (await request.clone().formData()).get("stay") === "1";
  const answer = serverAction<Action>();
  if (!isBesidePage) return answer;
  try {
    const reply = await answer;
    outdatedPostFlag.set(false);
    return reply;
  } catch (error) {
    const end = failedPostEnd(error);
    if (end === null) throw error;
    outdatedPostFlag.set(statusOf(error) === 403);
    return end === "lost" ? ({ isUnanswered: true } as const) : ({ isRefused: true } as const);
  }
}

function statusOf(error: unknown): number | null {
  return error instanceof RejectedUnread || isRouteErrorResponse(error) ? error.status : null;
}
