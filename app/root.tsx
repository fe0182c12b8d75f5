import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { defaultDisplaySettings } from "~/domain/settings/default-display-settings";
import type { SiteConfig } from "~/domain/settings/site-config";
import { ConsentModeScript } from "~/features/consent/ConsentModeScript";
import { EarlyPostsScript } from "~/features/coupon/storage/early-posts";
import { licenceOfReader } from "~/features/gate/age-limit";
import { authorizeRequest } from "~/features/gate/authorize.server";
import { AppleTabletScript } from "~/features/page/AppleTabletScript";
import { ErrorPage } from "~/features/page/ErrorPage";
import { htmlAttributes } from "~/features/page/html-attributes";
import { LegalFooter } from "~/features/page/LegalFooter";
import { loadLegalRowWithoutShell } from "~/features/page/legal-row.server";
import { useNonce } from "~/features/page/nonce";
import { splitPath } from "~/features/screens/path";
import { touchIconPath, touchIconSizes } from "~/features/seo/web-manifest";
import { brandBookStyle } from "~/features/shell/brand-book";
import { textsOfDictionaries } from "~/i18n/dictionaries.server";
import { I18nProvider } from "~/i18n/I18nProvider";
import { defaultLanguage, isLanguage, type Language } from "~/i18n/languages";
import { log } from "~/server/log.server";
import { requestScope } from "~/server/request-scope.server";
import base from "~/styles/base.css?url";
import tokens from "~/styles/tokens.css?url";
import { IconSprite } from "~/ui/Icon";

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: tokens },
  { rel: "stylesheet", href: base },
  { rel: "icon", href: "/favicon.ico", sizes: "48x48" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  ...touchIconSizes.map((size) => ({
    rel: "apple-touch-icon",
    href: touchIconPath(size),
    sizes: `${size}x${size}`,
  })),
];

/** Width of the page on a phone whose visitor asked for the desktop version, px (SCR-14). */
const desktopPx = 1280;

/** Data of the document: language, appearance, and the shell's texts. Never the cause of a 500. */
export async function loader(args: LoaderFunctionArgs) {
  try {
    const context = await authorizeRequest(args);
    const { lng, settings, config, consent, platformType } = context;
    return {
      ...page(lng),
      settings,
      platformType,
      isVersionOpen: platformType === null && context.decision.kind === "render",
      consent: consent?.choice ?? null,
      brandStyle: brandBookStyle(config.brandBook),
      head: headOfApp(config, lng),
      law: await loadLegalRowWithoutShell(context.scope, args.request, {
        companyName: config.companyName,
        licence: licenceOfReader(context),
      }),
    };
  } catch (error) {
    // A redirect. The 503 of a platform that is away needs a document, as every defect does.
    if (error instanceof Response && error.status < 500) throw error;
    if (!(error instanceof Response))
      log.error({ err: error }, "the document is shown without site config");
    const { lng } = splitPath(new URL(args.request.url).pathname);
    const known = lng ?? undefined;
    return {
      ...page(isLanguage(known) ? known : defaultLanguage),
      settings: defaultDisplaySettings,
      platformType: null,
      isVersionOpen: false,
      consent: null,
      brandStyle: "",
      head: [],
      law: await loadLegalRowWithoutShell(
        requestScope(args.context, args.request),
        args.request,
        null,
      ),
    };
  }
}

/** Elements of the document's head that site config decides on, one of each name (POP-12). */
function headOfApp({ themeColor, isPwa }: SiteConfig, lng: Language) {
  const colour = ["meta", { name: "theme-color", content: themeColor }] as const;
  const manifest = ["link", { rel: "manifest", href: `/manifest.json?lng=${lng}` }] as const;
  return isPwa ? [colour, manifest] : [colour];
}

function page(lng: Parameters<typeof textsOfDictionaries>[0]) {
  return { lng, messages: textsOfDictionaries(lng, ["main", "shell", "errors"]) };
}

/** The document reloads with its language, its appearance and the signed-in player, not with the coupon. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formAction,
}: ShouldRevalidateFunctionArgs) {
  if (currentUrl.pathname.slice(1, 3) !== nextUrl.pathname.slice(1, 3)) return true;
  return (
    formAction !== undefined &&
    /\/(?:office\/settings|user\/log(?:in|out)|language)(?:\?|$)/.test(formAction)
  );
}

/** The HTML document around every page, also around error pages. */
export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const nonce = useNonce();
  const lng = data?.lng ?? defaultLanguage;
  return (
    <html
      {...htmlAttributes(data?.settings ?? defaultDisplaySettings, lng, data?.platformType ?? null)}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <ConsentModeScript choice={data?.consent ?? null} nonce={nonce} />
        {data?.isVersionOpen ? <AppleTabletScript nonce={nonce} /> : null}
        <EarlyPostsScript />
        <meta
          name="viewport"
          content={`width=${data?.platformType === "desktop" ? desktopPx : "device-width, initial-scale=1"}, viewport-fit=cover, interactive-widget=resizes-content`}
        />
        <meta name="color-scheme" content="light dark" />
        {data?.head.map(([Tag, attributes]) => (
          <Tag key={Tag} {...attributes} />
        ))}
        <Meta />
        <Links />
        {data?.brandStyle ? (
          <style
            nonce={nonce}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: data.brandStyle }}
          />
        ) : null}
      </head>
      <body>
        <IconSprite />
        {data ? (
          <I18nProvider lng={lng} messages={data.messages}>
            {children}
          </I18nProvider>
        ) : (
          children
        )}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

/** The last fallback, when nothing else can be shown. */
export function ErrorBoundary() {
  const error = useRouteError();
  const data = useRouteLoaderData<typeof loader>("root");
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (!data) return <h1>{status}</h1>;
  return (
    <>
      <main id="content">
        <ErrorPage
          status={status}
          homeHref={`/${data.lng}/`}
          retryHref={status >= 500 ? "" : null}
        />
      </main>
      <LegalFooter law={data.law} />
    </>
  );
}
