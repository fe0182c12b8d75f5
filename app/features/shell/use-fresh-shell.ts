import { useEffect } from "react";
import { refreshPage } from "../network/page-refresh";
import type { ShellData } from "./shell-data";

/** Loads the shell again where a change of the coupon found it changed: the session, a lock, a notice. */
export function useReloadChangedShell({ mark, freshMark }: ShellData) {
  useEffect(() => {
    if (mark !== freshMark) refreshPage();
  }, [mark, freshMark]);
}
