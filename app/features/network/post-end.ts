import { isRouteErrorResponse } from "@remix-run/react";
import { NotTaken } from "./not-taken";

/**
 * How a post ended whose page gets no reply: `lost`, it may have been done (no answer, or 5xx), or `refused`, it was not
 * (4xx). null = it was answered with a redirect, which is thrown as well.
 */
export function postEndOf(error: unknown): "lost" | "refused" | null {
  if (error instanceof Response) return null;
  if (error instanceof NotTaken) return "refused";
  return isRouteErrorResponse(error) && error.status < 500 ? "refused" : "lost";
}

/** The answer of an action, or `lost` where there is none of its own: the page stays, with all that is typed on it. */
export async function orLost<T, U extends { readonly isUnanswered: true }>(
  answer: Promise<T>,
  lost: U,
): Promise<T | U> {
  try {
    return await answer;
  } catch (error) {
    if (postEndOf(error) === null) throw error;
    return lost;
  }
}
