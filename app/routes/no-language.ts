import { authorizeRequest } from "~/features/gate/authorize.server";
import { screenLoader } from "~/features/gate/loader.server";

/** The bare root leads to its language (LNG-02); `authorizeRequest` throws that redirect. */
export const loader = screenLoader(async (args) => {
  await authorizeRequest(args);
  throw new Response(null, { status: 404 });
});
