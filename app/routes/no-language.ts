import type { LoaderFunctionArgs } from "@remix-run/node";
import { openScreen } from "~/features/screens/open.server";

/** The bare root leads to its language (LNG-02); `openScreen` throws that redirect. */
export async function loader(args: LoaderFunctionArgs) {
  await openScreen(args);
  throw new Response(null, { status: 404 });
}
