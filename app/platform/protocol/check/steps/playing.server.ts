import { launchReplyWire } from "../../../services/casino/wire.server";
import { anonymousStep, type CheckStep, learnFromReply, testPlayerStep } from "../step.server";

const casino = "/third-party/api/v1";

/**
 * Steps that open a game for fun, change its seeds and mark it as a favourite. No round is played,
 * because each game has its own form.
 */
export const funGameLaunchAndSeedSteps: readonly CheckStep[] = [
  anonymousStep(`POST ${casino}/launch`, {
    ask: ({ game }) =>
      game === undefined ? null : { json: { game, mode: "fun", accountId: null } },
    learn: learnFromReply(launchReplyWire, (facts, { token }) => {
      if (token !== null) facts.funToken = token;
    }),
  }),
  anonymousStep(`POST ${casino}/seeds`, {
    ask: ({ funToken }) =>
      funToken === undefined ? null : { json: { clientSeed: null, token: funToken } },
  }),
  ...[true, false].map((isFavourite) =>
    testPlayerStep(`POST ${casino}/favourites`, {
      ask: ({ game }) => (game === undefined ? null : { json: { game, isFavourite } }),
    }),
  ),
  anonymousStep("POST /fatman-api/{key}", {
    ask: () => ({
      params: { key: "check" },
      query: { whence: 55, lang: "en" },
      json: { name: "check" },
    }),
  }),
];
