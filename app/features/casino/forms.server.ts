import { z } from "zod";
import { declareForm, type ScreenForm } from "~/features/forms/declare.server";
import { postRules } from "~/server/post-limits/rules.server";
import { favouritePosted } from "./favourite.server";
import { launchPosted } from "./launch.server";
import { playPosted } from "./play.server";
import { furtherFields, playFields, shortText } from "./play-fields.server";
import { seedsPosted } from "./seeds.server";

/** Screens that are a game's page. */
const gameScreens = ["casino:slots-game", "casino:casino-game", "games-view"] as const;

/** Forms of a game's page (CAS-03, CAS-05, CAS-11), the same on each of its addresses. */
export const gameForms: readonly ScreenForm[] = gameScreens.flatMap((screen) => [
  declareForm({
    screen,
    intent: "launch",
    fields: z.object({
      mode: z.enum(["fun", "real"], { message: "choice" }),
      accountId: shortText,
      confirm: shortText,
    }),
    rule: postRules.launching,
    run: launchPosted,
  }),
  declareForm({
    screen,
    intent: "play",
    fields: z.object(playFields),
    further: furtherFields,
    rule: postRules.rounds,
    isPlay: true,
    run: playPosted,
  }),
  declareForm({
    screen,
    intent: "client-seed",
    fields: z.object({ seed: z.string({ message: "required" }).max(64, { message: "invalid" }) }),
    rule: postRules.launching,
    run: ({ seed }, post) => seedsPosted(seed, post),
  }),
  declareForm({
    screen,
    intent: "new-seed",
    fields: z.object({}),
    rule: postRules.launching,
    run: (_none, post) => seedsPosted(null, post),
  }),
  declareForm({
    screen,
    intent: "favourite",
    fields: z.object({ on: z.enum(["0", "1"], { message: "choice" }) }),
    rule: postRules.launching,
    run: ({ on }, post) => favouritePosted(on === "1", post),
  }),
]);
