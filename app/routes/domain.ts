import type { LoaderFunctionArgs } from "@remix-run/node";
import { ageLimitOfCountry } from "~/domain/settings/licence";
import { offlinePage } from "~/features/app/offline-page.server";
import { defaultLanguage, isLanguage, type Language } from "~/i18n/languages";
import { serverTexts } from "~/i18n/texts.server";
import { loadSiteConfig } from "~/platform/services/config/client.server";
import { loadPushKey } from "~/platform/services/web-push/client.server";
import { createPlatformScope } from "~/platform/transport/scope.server";
import { requestScope } from "~/server/request-scope.server";
import { loader as noPage } from "./no-page";

/**
 * What a page's script and the service worker ask of the site itself. One route: each is in the manifest of every first page.
 */
export function loader(args: LoaderFunctionArgs) {
  const [name, lng, ...rest] = (args.params["*"] ?? "").split("/");
  if (name === "offline" && isLanguage(lng) && rest.length === 0) return offline(args, lng);
  if (lng !== undefined) return noPage();
  if (name === "check") return check(args);
  if (name === "version") return version(args);
  if (name === "push-key") return pushKey(args);
  return noPage();
}

function scopeOf({ request, context }: LoaderFunctionArgs, lng: Language) {
  const { requestId } = requestScope(context, request);
  return createPlatformScope({ lng, requestId, url: request.url });
}

/**
 * Whether this host still serves the site, by the list of domains of site config; without a list every host does
 * (CFG-12). Pages of the site's other domains ask it too.
 */
async function check(args: LoaderFunctionArgs) {
  const { domains } = await loadSiteConfig(scopeOf(args, "en"));
  const isServed = domains.length === 0 || domains.includes(new URL(args.request.url).origin);
  return Response.json(
    { isServed },
    { headers: { "Cache-Control": "no-store", "Access-Control-Allow-Origin": "*" } },
  );
}

/** The last version of the site, which open pages compare with theirs (POP-07); null = the platform states none. */
async function version(args: LoaderFunctionArgs) {
  const { lastVersion } = await loadSiteConfig(scopeOf(args, "en"));
  return Response.json({ version: lastVersion }, { headers: { "Cache-Control": "no-store" } });
}

/** The page that the service worker keeps for the time without a network, in one language. It is the same for everybody. */
async function offline(args: LoaderFunctionArgs, lng: Language) {
  const config = await loadSiteConfig(scopeOf(args, lng));
  const { country } = requestScope(args.context, args.request);
  const age = ageLimitOfCountry(config.licence, country ?? "");
  return new Response(offlinePage(lng, config, age), {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-cache",
      "X-Robots-Tag": "noindex",
    },
  });
}

/**
 * What a page's script needs when a player asks for notifications on the device: the platform's key (null = it cannot be asked)
 * and what the page then says, in the language that `?lng=` names.
 */
async function pushKey(args: LoaderFunctionArgs) {
  const asked = new URL(args.request.url).searchParams.get("lng");
  const lng = isLanguage(asked) ? asked : defaultLanguage;
  const [key, t] = await Promise.all([loadPushKey(scopeOf(args, lng)), serverTexts(lng, "app")]);
  const texts = {
    on: t("push_on"),
    off: t("push_off"),
    denied: t("push_denied"),
    failed: t("push_failed"),
  };
  return Response.json({ key, texts }, { headers: { "Cache-Control": "no-store" } });
}
