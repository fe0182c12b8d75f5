import { redirect } from "@remix-run/node";
import { authorizeRequest } from "~/features/gate/authorize.server";
import { languageWithoutConfig } from "~/features/gate/load-request.server";
import { withTermsRedirect } from "~/features/gate/loader.server";

/**
 * The bare root redirects to its language (LNG-02); `authorizeRequest` throws the redirect. While the platform is away
 * the language's home page says so.
 */
export const loader = withTermsRedirect(async (args) => {
  await authorizeRequest(args).catch(async (thrown: unknown) => {
    if (!(thrown instanceof Response) || thrown.status !== 503) throw thrown;
    const home = `/${await languageWithoutConfig(args.request)}/`;
    throw redirect(home, { headers: { "Cache-Control": "no-store" } });
  });
  throw new Response(null, { status: 404 });
});
