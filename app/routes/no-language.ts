import { screenLoader } from "~/features/screens/loader.server";
import { openScreen } from "~/features/screens/open.server";

/** The bare root leads to its language (LNG-02); `openScreen` throws that redirect. */
export const loader = screenLoader(async (args) => {
  await openScreen(args);
  throw new Response(null, { status: 404 });
});
