import { z } from "zod";
import { declareForm, type ScreenForm } from "~/features/forms/declare.server";
import { postLimits } from "~/server/post-limits/rules.server";
import { setFavouriteGamePosted } from "./favourite.server";
import { launchGamePosted } from "./launch.server";
import { playRoundPosted } from "./play.server";
import {
  numberedPlayFieldPattern,
  playFieldSchemas,
  shortTextSchema,
} from "./play-field-schemas.server";
import { setClientSeedPosted } from "./seeds.server";

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
    run: launchGamePosted,
  }),
  declareForm({
    screen,
    intent: "play",
    fields: z.object(playFieldSchemas),
    further: numberedPlayFieldPattern,
    rule: postLimits.rounds,
    isPlay: true,
    run: playRoundPosted,
  }),
  declareForm({
    screen,
    intent: "client-seed",
    fields: z.object({ seed: z.string({ message: "required" }).max(64, { message: "invalid" }) }),
    rule: postLimits.launching,
    run: ({ seed }, post) => setClientSeedPosted(seed, post),
  }),
  declareForm({
    screen,
    intent: "new-seed",
    fields: z.object({}),
    rule: postLimits.launching,
    run: (_none, post) => setClientSeedPosted(null, post),
  }),
  declareForm({
    screen,
    intent: "favourite",
    fields: z.object({ on: z.enum(["0", "1"], { message: "choice" }) }),
    rule: postLimits.launching,
    run: ({ on }, post) => setFavouriteGamePosted(on === "1", post),
  }),
]);
