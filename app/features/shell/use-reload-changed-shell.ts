import { useEffect } from "react";
import { refreshPage } from "../network/page-refresh";
import type { ShellData } from "./shell-data";

/**
 * Loads the page's data again where a change of the coupon found that what the shell shows has
 * changed: the session, a lock, a notice.
 */
export function useReloadChangedShell({ mark, freshMark }: ShellData) {
  useEffect(() => {
    if (mark !== freshMark) refreshPage();
  }, [mark, freshMark]);
}
