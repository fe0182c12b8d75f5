import type { FormResult } from "~/features/forms/declare.server";
import type { FormPost } from "~/features/gate/form-post.server";
import { changeGameSeeds } from "~/platform/services/casino/client.server";
import { fundsOfAddress, gamePagePath } from "./game-address.server";
import { gameFailureResult } from "./game-failure-result.server";
import { signInPathForGame } from "./sign-in-path.server";

/** Sets the client seed, a random one for null (CAS-05). */
export async function setClientSeedPosted(
  clientSeed: string | null,
  { context }: FormPost,
): Promise<FormResult> {
  const table = fundsOfAddress(context);
  if (!table) return { ok: true, to: context.url.pathname };
  if (table.mode === "real" && context.session.kind !== "player")
    return { ok: true, to: signInPathForGame(context) };
  const done = await changeGameSeeds(context.platform, table, clientSeed);
  return done.kind === "done"
    ? { ok: true, to: `${gamePagePath(context, table, null)}&seeds=changed` }
    : gameFailureResult(context, done);
}
