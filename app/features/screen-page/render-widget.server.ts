import type { LoaderFunctionArgs } from "@remix-run/node";
import { type AuthorizedPageContext, loadScreenRemote } from "./render.server";

/**
 * A part of the page that a remote draws; null = the remote failed, and the shell draws the part
 * itself (REG-01).
 */
export async function loadRemoteWidget(context: AuthorizedPageContext, args: LoaderFunctionArgs) {
  const remote = await loadScreenRemote(context, args).catch((thrown: unknown) => {
    if (thrown instanceof Response) return null;
    throw thrown;
  });
  if (!remote || remote.initial.state === "error") return null;
  const { app, path, search, initial } = remote;
  return { app, path, search, initial };
}
