import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { RouteError } from "~/features/page/RouteError";
import { useHasShell, useShellData } from "~/features/page/shell-data";
import { RemoteOutlet } from "~/features/remote-pages/outlet/RemoteOutlet";
import { type StatusPage, statusPageApp, statusPageOf } from "./status-page";

/** The error page of a screen: that which a remote has drawn for it (REM-07), else the shell's own. */
export function ScreenError() {
  const error = useRouteError();
  const hasShell = useHasShell();
  const page = isRouteErrorResponse(error) ? statusPageOf(error.data) : null;
  return page && hasShell ? <RemoteStatusPage page={page} /> : <RouteError />;
}

function RemoteStatusPage({ page }: { page: StatusPage }) {
  const { timeStyle } = useShellData();
  const { pathname, search } = useLocation();
  return (
    <RemoteOutlet
      key={pathname + search}
      app={statusPageApp}
      path={page.path}
      search=""
      pageHref={pathname + search}
      initial={page.initial}
      skeleton="text"
      timeStyle={timeStyle}
      errorPage={() => <RouteError />}
    />
  );
}
