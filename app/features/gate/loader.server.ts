import type { LoaderFunctionArgs } from "@remix-run/node";
import { findAlreadyAuthorizedContext } from "~/features/gate/authorize.server";
import type { RequestContext } from "~/features/gate/request-context";
import { redirectWithCookies } from "~/server/pending-cookies.server";
import { isMachineAddress } from "../screens/path";
import { toSafeReturnPath } from "../screens/returnUrl";
import { storeRefusedFormReturningPath } from "./refused-form.server";
import { termsConfirmationAddress } from "./terms-first.server";

/**
 * Wraps every page loader, as `formAction` wraps every action. Where the platform refused a call until the
 * changed terms are confirmed, the page redirects to their confirmation and back (PLT-05). A script's request
 * gets the same redirect, which the router follows.
 */
export function withTermsRedirect<T>(load: (args: LoaderFunctionArgs) => Promise<T>) {
  return async (args: LoaderFunctionArgs): Promise<T> => {
    const loaded = await load(args).catch(async (thrown: unknown) => {
      // A redirect's target runs its own check. A defect is no platform response.
      if (thrown instanceof Response && thrown.status >= 400) await leaveForTerms(args);
      throw thrown;
    });
    await leaveForTerms(args);
    return loaded;
  };
}

async function leaveForTerms(args: LoaderFunctionArgs): Promise<void> {
  const context = await findAlreadyAuthorizedContext(args);
  if (!context) return;
  const to = await termsConfirmationAddress(
    context,
    args.request,
    () => storeRefusedFormReturningPath(context.scope) ?? pageOf(args.request, context),
  );
  if (to === null) return;
  throw redirectWithCookies(context.scope, to);
}

/** The page that the player is on. A script's request for a part of a page names only the part. */
function pageOf({ url: asked, headers }: Request, { url }: RequestContext): string {
  const isPart = isMachineAddress(new URL(asked).pathname);
  return (
    (isPart && toSafeReturnPath(headers.get("referer"), url.origin)) || url.pathname + url.search
  );
}
