import type { FormResult } from "~/features/forms/declare.server";
import type { FormPost } from "~/features/gate/form-post.server";
import { isTicked } from "~/features/screens/ticked";
import { launchGame } from "~/platform/services/casino/client.server";
import { isOldEnoughForFunPlay, saveConfirmedAge } from "./confirmed-age.server";
import { gameIdOfAddress, gamePagePath, wholeOrNull } from "./game-address.server";
import { gameFailureResult } from "./game-failure-result.server";
import { signInPathForGame } from "./sign-in-path.server";

/** Opens a game for money or for fun, and leads to its page (CAS-03). */
export async function launchGamePosted(
  { mode, accountId, confirm }: { mode: "fun" | "real"; accountId: string; confirm: string },
  { context, request }: FormPost,
): Promise<FormResult> {
  const account = wholeOrNull(accountId);
  // Another account than the one that was chosen must not pay.
  if (mode === "real" && accountId !== "" && account === null)
    return { ok: false, errors: [{ field: "accountId", code: "choice" }] };
  if (mode === "real" && context.session.kind !== "player")
    return { ok: true, to: signInPathForGame(context) };
  if (mode === "fun" && !isOldEnoughForFunPlay(context, request)) {
    if (!isTicked(confirm)) return { ok: false, errors: [{ field: "confirm", code: "age" }] };
    saveConfirmedAge(context, request);
  }
  const order = { game: gameIdOfAddress(context), mode, accountId: account };
  const opened = await launchGame(context.platform, order);
  if (opened.kind === "refused" && opened.refusal.code === "account")
    return { ok: false, errors: [{ field: "accountId", code: "choice" }] };
  return opened.kind === "open"
    ? { ok: true, to: gamePagePath(context, opened.table, null) }
    : gameFailureResult(context, opened);
}
