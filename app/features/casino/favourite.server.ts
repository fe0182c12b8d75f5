import type { FormResult } from "~/features/forms/declare.server";
import type { FormPost } from "~/features/gate/form-post.server";
import { markFavourite } from "~/platform/casino/client.server";
import { gameOfAddress } from "./game-address.server";
import { gameRefusal } from "./game-refusal.server";
import { signInForGame } from "./sign-in-path.server";

/** Marks the game as a favourite, or takes the mark back (CAS-11). */
export async function favouritePosted(
  isFavourite: boolean,
  { context }: FormPost,
): Promise<FormResult> {
  if (context.session.kind !== "player") return { ok: true, to: signInForGame(context) };
  const done = await markFavourite(context.platform, gameOfAddress(context), isFavourite);
  return done.kind === "done"
    ? { ok: true, to: context.url.pathname + context.url.search }
    : gameRefusal(context, done);
}
