import { authorizeRequest } from "~/features/screens/authorize.server";
import { screenLoader } from "~/features/screens/loader.server";

/** The bare root leads to its language (LNG-02); `authorizeRequest` throws that redirect. */
export const loader = screenLoader(async (args) => {
  await authorizeRequest(args);
  throw new Response(null, { status: 404 });
});
