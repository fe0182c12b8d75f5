import type { ActionFunctionArgs } from "@remix-run/node";
import { formAction } from "~/features/gate/action.server";
import { authorizePage } from "~/features/gate/authorize.server";
import { withTermsRedirect } from "~/features/gate/loader.server";
import { acknowledgeTermsUpdatePosted } from "~/features/terms/update.server";

/** An address for posts only: a GET redirects to the rules, which `authorizePage` does. */
export const loader = withTermsRedirect(async (args) => {
  await authorizePage(args);
  throw new Response(null, { status: 404 });
});

export const action = (args: ActionFunctionArgs) =>
  formAction(args, { default: acknowledgeTermsUpdatePosted }, { stale: "no-page" });
