import {
  isRouteErrorResponse,
  type MetaDescriptor,
  useLocation,
  useMatches,
  useNavigate,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import { useEffect } from "react";
import { errorName, trackError } from "~/features/analytics/track";
import type { RefusedPage } from "~/features/gate/refused-page";
import { isNoAnswer } from "~/features/network/no-answer-error";
import { screenPath } from "~/features/screens/links";
import { useLanguage } from "~/i18n/I18nProvider";
import { ErrorPage } from "./ErrorPage";
import { LegalFooter } from "./LegalFooter";
import type { LegalRowData } from "./legal-row.server";
import { NoticeInsteadOfPage } from "./NoticeInsteadOfPage";
import { useHasShell } from "./shell-data";

/** The error page inside the shell, after a loader or action threw. */
export function RouteError() {
  const error = useRouteError();
  const lng = useLanguage();
  const { pathname, search } = useLocation();
  const root = useRouteLoaderData<{ readonly law: LegalRowData }>("root");
  const hasShell = useHasShell();
  const status = isNoAnswer(error) ? "no-answer" : isRouteErrorResponse(error) ? error.status : 500;
  useArrival(status === "no-answer", pathname + search);
  useEffect(() => {
    // An answer of the server is recorded there, and a network that is away is no error of the site's.
    if (!isRouteErrorResponse(error) && !isNoAnswer(error))
      trackError("shell", "route", errorName(error));
  }, [error]);
  const page = isRouteErrorResponse(error) ? refusedPage(error.data) : null;
  if (page?.kind === "notice") return <NoticeInsteadOfPage reason={page.reason} />;
  const errorPage = (
    <ErrorPage
      status={status}
      homeHref={screenPath(lng, "home")}
      retryHref={
        status === "no-answer" || status >= 500 || status === 403 ? pathname + search : null
      }
    />
  );
  if (hasShell) return errorPage;
  return (
    <>
      <main id="content">{errorPage}</main>
      {root ? <LegalFooter law={root.law} /> : null}
    </>
  );
}

/**
 * Shows the page as soon as its data has loaded. Remix keeps an error until it has rendered a loading state,
 * which it skips for quick responses; a new history entry clears it.
 */
function useArrival(isWaiting: boolean, here: string) {
  const navigate = useNavigate();
  const isHere = useMatches().at(-1)?.data !== undefined;
  useEffect(() => {
    if (isWaiting && isHere) navigate(here, { replace: true, preventScrollReset: true });
  }, [isWaiting, isHere, here, navigate]);
}

/** Head of an error page: the notice's title or the status, and not indexed (SEO-05). */
export function errorHead(error: unknown): MetaDescriptor[] {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const page = isRouteErrorResponse(error) ? refusedPage(error.data) : null;
  return [
    { title: page?.kind === "notice" ? page.title : String(status) },
    { name: "robots", content: "noindex, nofollow" },
  ];
}

function refusedPage(data: unknown): RefusedPage | null {
  if (typeof data !== "object" || data === null || !("kind" in data)) return null;
  if (data.kind !== "notice" || !("reason" in data) || !("title" in data)) return null;
  return { kind: "notice", reason: String(data.reason), title: String(data.title) };
}
