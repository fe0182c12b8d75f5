import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { formAction } from "~/features/screens/action.server";
import { openLeaf } from "~/features/screens/open.server";
import { updateAcknowledged } from "~/features/terms/update.server";

/** An address of a form alone: whoever opens it is led to the rules, which `openLeaf` does. */
export async function loader(args: LoaderFunctionArgs) {
  await openLeaf(args);
  throw new Response(null, { status: 404 });
}

export const action = (args: ActionFunctionArgs) =>
  formAction(args, { default: updateAcknowledged }, {}, "no-page");
