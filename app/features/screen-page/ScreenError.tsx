import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { RouteError } from "~/features/page/RouteError";
import { useHasShell, useShellData } from "~/features/page/shell-data";
import { RemoteOutlet } from "~/features/remote-pages/outlet/RemoteOutlet";
import { useTranslation } from "~/i18n/I18nProvider";
import { LinkWithTouchSizedTarget } from "~/ui/LinkWithTouchSizedTarget";
import styles from "./ScreenError.module.css";
import { type StatusPage, statusPageApp, statusPageOf } from "./status-page";

/** The error page of a screen: that which a remote has drawn for it (REM-07), else the shell's own. */
export function ScreenError() {
  const error = useRouteError();
  const hasShell = useHasShell();
  const response = isRouteErrorResponse(error) ? error : null;
  const page = response && statusPageOf(response.data);
  return page && hasShell ? (
    <RemoteStatusPage page={page} mayPass={response.status >= 500} />
  ) : (
    <RouteError />
  );
}

/** `mayPass`: the fault is the site's, so that the same address may work a moment later. */
function RemoteStatusPage({ page, mayPass }: { page: StatusPage; mayPass: boolean }) {
  const { t } = useTranslation("errors");
  const { timeStyle } = useShellData();
  const { pathname, search } = useLocation();
  return (
    <>
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
      {mayPass ? (
        <p className={styles.reload}>
          <LinkWithTouchSizedTarget to={pathname + search} reloadDocument>
            {t("reload")}
          </LinkWithTouchSizedTarget>
        </p>
      ) : null}
    </>
  );
}
