import { authorizeRequest } from "~/features/gate/authorize.server";
import { withTermsRedirect } from "~/features/gate/loader.server";

/** The bare root redirects to its language (LNG-02); `authorizeRequest` throws the redirect. */
export const loader = withTermsRedirect(async (args) => {
  await authorizeRequest(args);
  throw new Response(null, { status: 404 });
});
