import { useLocation } from "@remix-run/react";
import { useEffect, useState, useSyncExternalStore } from "react";
import {
  getRemoteBodyRefreshCount,
  getServerBodyRefreshCount,
  onRemoteBodyRefresh,
} from "~/features/push/refresh";
import { RemoteOutlet } from "~/features/remote-pages/outlet/RemoteOutlet";
import type { ShellData } from "./shell-data";

/** Media query of windows wide enough for the column of sports, as in Layouts.module.css. */
const wideWindow = "(min-width: 1200px)";

/** The column of sports and championships; it stays as it is while the reader goes from page to page. */
export function SportsMenu({ data }: { data: ShellData }) {
  const { pathname } = useLocation();
  const { initial, path } = data.menu;
  const marked = data.favourites.join("~");
  const isWide = useWideWindow();
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

function useWideWindow(): boolean {
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    const media = matchMedia(wideWindow);
    const read = () => setWide(media.matches);
    read();
    media.addEventListener("change", read);
    return () => media.removeEventListener("change", read);
  }, []);
  return isWide;
}
