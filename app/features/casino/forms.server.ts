import { z } from "zod";
import { toEventWord } from "~/domain/analytics/words";
import { isRequestKey } from "~/domain/money/request-key";
import { declareForm, type FormResult, type ScreenForm } from "~/features/forms/declare.server";
import { areProtectionsKnown } from "~/features/gate/can-judge";
import type { FormPost } from "~/features/gate/form-post.server";
import { isTicked } from "~/features/screens/ticked";
import {
  changeGameSeeds,
  launchGame,
  playGame,
  setGameFavourite,
} from "~/platform/services/casino/client.server";
import { postLimits } from "~/server/post-limits/rules.server";
import { isOldEnoughForFunPlay, saveConfirmedAge } from "./confirmed-age.server";
import { fundsOfAddress, gameIdOfAddress, gamePagePath, wholeOrNull } from "./game-address.server";
import { gameFailureResult } from "./game-failure-result.server";
import {
  numberedPlayFieldPattern,
  playFieldSchemas,
  postedPlayFields,
  shortTextSchema,
} from "./play-field-schemas.server";
import { signInPathForGame } from "./sign-in-path.server";

/** Screens that are a game's page. */
const gameScreens = ["casino:slots-game", "casino:casino-game", "games-view"] as const;

/** Forms of a game's page (CAS-03, CAS-05, CAS-11), the same on each of its addresses. */
export const gameForms: readonly ScreenForm[] = gameScreens.flatMap((screen) => [
  declareForm({
    screen,
    intent: "launch",
    fields: z.object({
      mode: z.enum(["fun", "real"], { message: "choice" }),
      accountId: shortTextSchema,
      confirm: shortTextSchema,
    }),
    rule: postLimits.launching,
    events: {
      name: "game_launch",
      fields: ({ typed }) => ({ mode: toEventWord(typed["mode"] ?? "") }),
    },
    run: launchGamePosted,
  }),
  declareForm({
    screen,
    intent: "play",
    fields: z.object(playFieldSchemas),
    further: numberedPlayFieldPattern,
    rule: postLimits.rounds,
    isPlay: true,
    events: "game_round",
    run: playRoundPosted,
  }),
  declareForm({
    screen,
    intent: "client-seed",
    fields: z.object({ seed: z.string({ message: "required" }).max(64, { message: "invalid" }) }),
    rule: postLimits.launching,
    events: "game_client_seed",
    run: ({ seed }, post) => setClientSeedPosted(seed, post),
  }),
  declareForm({
    screen,
    intent: "new-seed",
    fields: z.object({}),
    rule: postLimits.launching,
    events: "game_new_seed",
    run: (_none, post) => setClientSeedPosted(null, post),
  }),
  declareForm({
    screen,
    intent: "favourite",
    fields: z.object({ on: z.enum(["0", "1"], { message: "choice" }) }),
    rule: postLimits.launching,
    events: "game_favourite",
    run: ({ on }, post) => setFavouriteGamePosted(on === "1", post),
  }),
]);

/** Opens a game for money or for fun, and leads to its page (CAS-03). */
async function launchGamePosted(
  { mode, accountId, confirm }: { mode: "fun" | "real"; accountId: string; confirm: string },
  { context, request }: FormPost,
): Promise<FormResult> {
  const account = wholeOrNull(accountId);
  // Another account than the one that was chosen must not pay.
  if (mode === "real" && accountId !== "" && account === null)
    return { ok: false, errors: [{ field: "accountId", code: "choice" }] };
  if (mode === "real" && context.session.kind !== "player")
    return { ok: true, to: signInPathForGame(context), unfinished: "sign-in" };
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

/** Plays one round; repeating its key plays it once. */
async function playRoundPosted({ key }: { key: string }, post: FormPost): Promise<FormResult> {
  const { context, form, request } = post;
  const table = fundsOfAddress(context);
  if (!table) return { ok: true, to: context.url.pathname, unfinished: "account" };
  if (table.mode === "real" && context.session.kind !== "player")
    return { ok: true, to: signInPathForGame(context), unfinished: "sign-in" };
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

/** Sets the client seed, a random one for null (CAS-05). */
async function setClientSeedPosted(
  clientSeed: string | null,
  { context }: FormPost,
): Promise<FormResult> {
  const table = fundsOfAddress(context);
  if (!table) return { ok: true, to: context.url.pathname, unfinished: "account" };
  if (table.mode === "real" && context.session.kind !== "player")
    return { ok: true, to: signInPathForGame(context), unfinished: "sign-in" };
  const done = await changeGameSeeds(context.platform, table, clientSeed);
  return done.kind === "done"
    ? { ok: true, to: `${gamePagePath(context, table, null)}&seeds=changed` }
    : gameFailureResult(context, done);
}

/** Marks the game as a favourite, or takes the mark back (CAS-11). */
async function setFavouriteGamePosted(
  isFavourite: boolean,
  { context }: FormPost,
): Promise<FormResult> {
  if (context.session.kind !== "player")
    return { ok: true, to: signInPathForGame(context), unfinished: "sign-in" };
  const done = await setGameFavourite(context.platform, gameIdOfAddress(context), isFavourite);
  return done.kind === "done"
    ? { ok: true, to: context.url.pathname + context.url.search }
    : gameFailureResult(context, done);
}
