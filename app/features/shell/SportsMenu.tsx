import { useLocation } from "@remix-run/react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { getRefreshCount, getServerRefreshCount, onRefresh } from "~/features/push/refresh";
import { RemoteOutlet } from "~/features/remote-pages/RemoteOutlet";
import type { ShellData } from "./shell-data";

/** The column's width of window, as in Layouts.module.css. */
const wideWindow = "(min-width: 1200px)";

/** The column of sports and championships; it stays as it is while the reader goes from page to page. */
export function SportsMenu({ data }: { data: ShellData }) {
  const { pathname } = useLocation();
  const { initial, path } = data.menu;
  const marked = data.favourites.join("~");
  const isWide = useWideWindow();
  const refreshes = useSyncExternalStore(onRefresh, getRefreshCount, getServerRefreshCount);
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
