import { analyticsCalls } from "../../../services/analytics/calls.server";
import { casinoCalls } from "../../../services/casino/calls.server";
import { anonymousStep, type CheckStep, testPlayerStep } from "../step.server";

/**
 * Steps that open a game for fun, change its seeds and mark it as a favourite. No round is played,
 * because each game has its own form.
 */
export const funGameLaunchAndSeedSteps: readonly CheckStep[] = [
  anonymousStep(casinoCalls.launch, {
    ask: ({ game }) =>
      game === undefined ? null : { json: { game, mode: "fun", accountId: null } },
    learn: (facts, { token }) => {
      if (token !== null) facts.funToken = token;
    },
  }),
  anonymousStep(casinoCalls.seeds, {
    ask: ({ funToken }) =>
      funToken === undefined ? null : { json: { clientSeed: null, token: funToken } },
  }),
  ...[true, false].map((isFavourite) =>
    testPlayerStep(casinoCalls.favourite, {
      ask: ({ game }) => (game === undefined ? null : { json: { game, isFavourite } }),
    }),
  ),
  anonymousStep(analyticsCalls.events, {
    ask: () => ({
      params: { key: "check" },
      query: { whence: 55, lang: "en" },
      json: { name: "check" },
    }),
  }),
];
