import { useRouteLoaderData } from "@remix-run/react";
import type { ShellData } from "./Shell";

/** What the shell loaded for this page; for views inside it. */
export function useShellData(): ShellData {
  const data = useRouteLoaderData("routes/lng") as ShellData | undefined;
  if (!data) throw new Error("useShellData needs the shell around it");
  return data;
}
