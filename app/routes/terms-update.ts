import type { ActionFunctionArgs } from "@remix-run/node";
import { authorizePage } from "~/features/gate/authorize.server";
import { withTermsRedirect } from "~/features/gate/loader.server";
import { ownFormsAction } from "~/features/screen-forms/action.server";
import { acknowledgeTermsUpdateForm } from "~/features/terms/update.server";

/** An address for posts only: a GET redirects to the rules, which `authorizePage` does. */
export const loader = withTermsRedirect(async (args) => {
  await authorizePage(args);
  throw new Response(null, { status: 404 });
});

export const action = (args: ActionFunctionArgs) =>
  ownFormsAction(args, [acknowledgeTermsUpdateForm], { stale: "no-page" });
