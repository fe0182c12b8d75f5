import type { RequestContext } from "~/features/gate/request-context";
import { redirectWithCookies } from "~/server/pending-cookies.server";
import { signInPath } from "../placing/sign-in-path.server";
import type { OneClickReply } from "./one-click-reply";

/** Redirects to sign-in, with and without JavaScript; the player comes back to the page of the press. */
export function signInFirst(context: RequestContext, { back }: OneClickReply): Response {
  return redirectWithCookies(context.scope, signInPath(context, back ?? ""), 303);
}
