import { isRouteErrorResponse } from "@remix-run/react";
import { NotTaken } from "./not-taken";

/**
 * The end of a post without a reply: `lost`, possibly done (no response, or 5xx), or `refused`, not done
 * (4xx). null = a redirect, which is thrown as well.
 */
export function postEndOf(error: unknown): "lost" | "refused" | null {
  if (error instanceof Response) return null;
  if (error instanceof NotTaken) return "refused";
  return isRouteErrorResponse(error) && error.status < 500 ? "refused" : "lost";
}

/** The reply of an action, or `lost` where there is none: the page stays, with all its typed values. */
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
