import type { FormResult } from "~/features/forms/declare.server";
import type { FormPost } from "~/features/gate/form-post.server";
import { setGameFavourite } from "~/platform/services/casino/client.server";
import { gameIdOfAddress } from "./game-address.server";
import { gameFailureResult } from "./game-failure-result.server";
import { signInPathForGame } from "./sign-in-path.server";

/** Marks the game as a favourite, or takes the mark back (CAS-11). */
export async function setFavouriteGamePosted(
  isFavourite: boolean,
  { context }: FormPost,
): Promise<FormResult> {
  if (context.session.kind !== "player") return { ok: true, to: signInPathForGame(context) };
  const done = await setGameFavourite(context.platform, gameIdOfAddress(context), isFavourite);
  return done.kind === "done"
    ? { ok: true, to: context.url.pathname + context.url.search }
    : gameFailureResult(context, done);
}
