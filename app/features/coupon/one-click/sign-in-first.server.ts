import type { RequestContext } from "~/features/gate/request-context";
import { redirectWithCookies } from "~/server/pending-cookies.server";
import { signInPathBeforePlacing } from "../placing/place-answer.server";
import type { OneClickReply } from "./one-click-reply";

/** Redirects to sign-in, with and without JavaScript; the player comes back to the page of the press. */
export function redirectToSignInFirst(context: RequestContext, { back }: OneClickReply): Response {
  return redirectWithCookies(context.scope, signInPathBeforePlacing(context, back ?? ""), 303);
}
