import type { ActionFunctionArgs } from "@remix-run/node";
import { formAction } from "~/features/screens/action.server";
import { screenLoader } from "~/features/screens/loader.server";
import { openLeaf } from "~/features/screens/open.server";
import { updateAcknowledged } from "~/features/terms/update.server";

/** An address of a form alone: whoever opens it is led to the rules, which `openLeaf` does. */
export const loader = screenLoader(async (args) => {
  await openLeaf(args);
  throw new Response(null, { status: 404 });
});

export const action = (args: ActionFunctionArgs) =>
  formAction(args, { default: updateAcknowledged }, {}, "no-page");
