import { useRouteLoaderData } from "@remix-run/react";
import type { ShellData } from "./Shell";

/** The shell's loader data, for views inside the shell. */
export function useShellData(): ShellData {
  const data = useRouteLoaderData("routes/lng") as ShellData | undefined;
  if (!data) throw new Error("useShellData needs the shell around it");
  return data;
}
