import { useEffect } from "react";
import { useRevalidator } from "react-router-dom";
import type { ShellData } from "./shell-data";

/** Loads the shell again where a change of the coupon found it changed: the session, a lock, a notice. */
export function useReloadChangedShell({ mark, freshMark }: ShellData) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (mark !== freshMark) revalidate();
  }, [mark, freshMark, revalidate]);
}
