import type { LoaderFunctionArgs } from "@remix-run/node";
import { type AuthorizedPageContext, loadScreenFragment } from "./render.server";

/**
 * The registration form that a remote draws instead of the shell; null = the remote failed, and the
 * shell draws its own form (REG-01).
 */
export async function loadRemoteRegistrationForm(
  context: AuthorizedPageContext,
  args: LoaderFunctionArgs,
) {
  const remote = await loadScreenFragment(context, args).catch((thrown: unknown) => {
    if (thrown instanceof Response) return null;
    throw thrown;
  });
  if (!remote || remote.initial.state === "error") return null;
  const { app, path, search, initial } = remote;
  return { app, path, search, initial };
}
