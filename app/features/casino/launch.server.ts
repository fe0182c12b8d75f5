import type { FormResult } from "~/features/forms/declare.server";
import type { FormPost } from "~/features/gate/form-post.server";
import { isTicked } from "~/features/screens/ticked";
import { launchGame } from "~/platform/casino/client.server";
import { isOldEnoughForFunPlay, saveConfirmedAge } from "./confirmed-age.server";
import { gameIdOfAddress, gamePagePath, wholeOrNull } from "./game-address.server";
import { gameFailureResult } from "./game-failure-result.server";
import { signInPathForGame } from "./sign-in-path.server";

/** Opens a game for money or for fun, and leads to its page (CAS-03). */
export async function launchGamePosted(
  { mode, accountId, confirm }: { mode: "fun" | "real"; accountId: string; confirm: string },
  { context, request }: FormPost,
): Promise<FormResult> {
  if (mode === "real" && context.session.kind !== "player")
    return { ok: true, to: signInPathForGame(context) };
  if (mode === "fun" && !isOldEnoughForFunPlay(context, request)) {
    if (!isTicked(confirm)) return { ok: false, errors: [{ field: "confirm", code: "age" }] };
    saveConfirmedAge(context, request);
  }
  const order = { game: gameIdOfAddress(context), mode, accountId: wholeOrNull(accountId) };
  const opened = await launchGame(context.platform, order);
  return opened.kind === "open"
    ? { ok: true, to: gamePagePath(context, opened.table, null) }
    : gameFailureResult(context, opened);
}
