import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from "react-router-dom/server";
import { PageContextProvider } from "~/features/page/page-context";
import { textsOfDictionaries } from "~/i18n/dictionaries.server";
import { I18nProvider } from "~/i18n/I18nProvider";
import type { Language } from "~/i18n/languages";

const here = { pathname: "/en/live", search: "", hash: "", state: null, key: "default" };

/** What forms and links of a view know about their page, where a test says nothing else. */
const page = {
  csrf: "token-1",
  here: here.pathname,
  paths: {
    home: "/en",
    coupon: "/en/coupon",
    couponSettings: "/en/coupon/settings",
    login: "/en/user/login",
    history: "/en/office/history",
  },
};

/** What the server sends for a view in the shell: HTML before any script. */
export const html = (view: ReactElement, lng?: Language) =>
  htmlWithoutShell(<PageContextProvider page={page}>{view}</PageContextProvider>, lng);

/** Likewise for a view of a page that stands without the shell, such as an error. */
export function htmlWithoutShell(view: ReactElement, lng: Language = "en"): string {
  const messages = textsOfDictionaries(lng, [
    "main",
    "shell",
    "coupon",
    "session",
    "settings",
    "errors",
    "notices",
  ]);
  const element = (
    <I18nProvider lng={lng} messages={messages}>
      {view}
    </I18nProvider>
  );
  const { dataRoutes } = createStaticHandler([{ path: "*", element }]);
  const context = {
    basename: "/",
    location: here,
    matches: dataRoutes.map((route) => ({
      params: {},
      pathname: here.pathname,
      pathnameBase: "/",
      route,
    })),
    loaderData: {},
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
    activeDeferreds: null,
  };
  const router = createStaticRouter(dataRoutes, context);
  return renderToStaticMarkup(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  );
}
