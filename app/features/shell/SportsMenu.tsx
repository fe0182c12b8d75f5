import { useLocation } from "@remix-run/react";
import { useState, useSyncExternalStore } from "react";
import {
  getRemoteBodyRefreshCount,
  getServerBodyRefreshCount,
  onRemoteBodyRefresh,
} from "~/features/push/refresh";
import { RemoteOutlet } from "~/features/remote-pages/outlet/RemoteOutlet";
import { useHasSportsColumn } from "~/ui/wide";
import type { ShellData } from "./shell-data";

/** The column of sports and championships; it stays as it is while the reader goes from page to page. */
export function SportsMenu({ data }: { data: ShellData }) {
  const { pathname } = useLocation();
  const { initial, path } = data.menu;
  const marked = data.favourites.join("~");
  const isWide = useHasSportsColumn();
  const refreshes = useSyncExternalStore(
    onRemoteBodyRefresh,
    getRemoteBodyRefreshCount,
    getServerBodyRefreshCount,
  );
  // A document for a narrow window has no column; it is loaded where the window turns out to be wide.
  const [isThere, setThere] = useState(initial.state !== "not-exist");
  if (isWide && !isThere) setThere(true);
  if (!isThere) return null;
  return (
    <RemoteOutlet
      app="sports-menu"
      path={path}
      search=""
      pageHref={pathname}
      here={pathname}
      initial={initial}
      skeleton="text"
      timeStyle={data.timeStyle}
      favourites={data.favourites}
      revision={isWide ? `${refreshes} ${marked}` : ""}
    />
  );
}
