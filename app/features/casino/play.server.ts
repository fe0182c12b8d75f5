import { isRequestKey } from "~/domain/money/request-key";
import type { FormResult } from "~/features/forms/declare.server";
import { areProtectionsKnown } from "~/features/gate/can-judge";
import type { FormPost } from "~/features/gate/form-post.server";
import { playGame } from "~/platform/services/casino/client.server";
import { isOldEnoughForFunPlay } from "./confirmed-age.server";
import { fundsOfAddress, gameIdOfAddress, gamePagePath } from "./game-address.server";
import { gameFailureResult } from "./game-failure-result.server";
import { postedPlayFields } from "./play-field-schemas.server";
import { signInPathForGame } from "./sign-in-path.server";

/** Plays one round; repeating its key plays it once. */
export async function playRoundPosted(
  { key }: { key: string },
  post: FormPost,
): Promise<FormResult> {
  const { context, form, request } = post;
  const table = fundsOfAddress(context);
  if (!table) return { ok: true, to: context.url.pathname };
  if (table.mode === "real" && context.session.kind !== "player")
    return { ok: true, to: signInPathForGame(context) };
  // Refuses play while player protection data is unavailable (LIM-20).
  if (table.mode === "real" && !areProtectionsKnown(context))
    return { ok: false, status: 503, errors: [{ field: null, code: "unavailable" }] };
  if (table.mode === "fun" && !isOldEnoughForFunPlay(context, request))
    return { ok: false, status: 403, errors: [{ field: null, code: "age" }] };
  if (!isRequestKey(key)) return { ok: false, errors: [{ field: null, code: "expired" }] };
  const order = { game: gameIdOfAddress(context), table, key, fields: postedPlayFields(form) };
  const result = await playGame(context.platform, order);
  if (result.kind !== "played") return gameFailureResult(context, result);
  const own =
    table.mode === "real" ? { ...table, accountId: result.accountId ?? table.accountId } : table;
  return { ok: true, to: gamePagePath(context, own, result.id) };
}
