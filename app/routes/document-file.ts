import { authorizePage } from "~/features/gate/authorize.server";
import { withTermsRedirect } from "~/features/gate/loader.server";
import { downloadOwnFile } from "~/features/office/documents/serve.server";
import { screenPath } from "~/features/screens/links.server";
import type { Language } from "~/i18n/languages";

/** A file that the player has sent, as a download for him alone (OFC-05). */
export const loader = withTermsRedirect(async (args) => {
  const page = (lng: Language) => new URL(screenPath(lng, "office:verification"), args.request.url);
  return downloadOwnFile(await authorizePage(args, page), args.params["id"] ?? "");
});
