import type { LoaderFunctionArgs } from "@remix-run/node";
import { type Leaf, renderRemote } from "./render.server";

/** A remote's part that the page can do without; null = the shell draws it itself (REG-01). */
export async function renderWidget(context: Leaf, args: LoaderFunctionArgs) {
  const remote = await renderRemote(context, args).catch((thrown: unknown) => {
    if (thrown instanceof Response) return null;
    throw thrown;
  });
  if (!remote || remote.initial.state === "error") return null;
  const { app, path, search, initial } = remote;
  return { app, path, search, initial };
}
