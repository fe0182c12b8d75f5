import type { LoaderFunctionArgs } from "@remix-run/node";
import { readJustRegisteredPlayer } from "~/features/session/new-account.server";
import { readOrCreateSessionCookie } from "~/features/session/session.server";
import { platformScopeOfRequest } from "~/features/session/upstream-scope.server";
import { defaultLanguage, isLanguage } from "~/i18n/languages";
import { loadSiteConfig } from "~/platform/services/config/client.server";
import { platformNow } from "~/platform/transport/clock.server";
import { requestScope } from "~/server/request-scope.server";
import { credentialsPicture, credentialsText } from "./credentials.server";

const files = {
  "account.txt": { type: "text/plain; charset=utf-8", write: credentialsText },
  "account.svg": { type: "image/svg+xml; charset=utf-8", write: credentialsPicture },
} as const;

/**
 * Responds with the generated login and password as a file to download, for the new player himself;
 * 404 for anybody else, and once its time is over.
 */
export async function respondCredentialsFile({ request, params, context }: LoaderFunctionArgs) {
  const name = params["file"] ?? "";
  const scope = requestScope(context, request);
  const session = await readOrCreateSessionCookie(scope, request);
  const account = readJustRegisteredPlayer(request, session.uid, platformNow());
  const file = Object.hasOwn(files, name) ? files[name as keyof typeof files] : null;
  if (!file || !account || account.password === null) return new Response(null, { status: 404 });
  const asked = new URL(request.url).searchParams.get("lng") ?? "";
  const lng = isLanguage(asked) ? asked : defaultLanguage;
  const { companyName: site } = await loadSiteConfig(
    platformScopeOfRequest(scope, request, lng, session),
  );
  const { login, password } = account;
  const body = await file.write(lng, { site, login, password });
  return new Response(body, {
    headers: {
      "content-type": file.type,
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
