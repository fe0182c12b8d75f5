import {
  walletAccountWire,
  walletCallWire,
  walletMovedWire,
  walletMoveWire,
  walletPlayerWire,
} from "../casino/wallet-wire.server";
import {
  doneWire,
  favouriteRequestWire,
  gamesPreviewWire,
  launchReplyWire,
  launchRequestWire,
  partitionsWire,
  playRefusalWire,
  playReplyWire,
  playRequestWire,
  seedsRequestWire,
} from "../casino/wire.server";
import {
  type CallGroup,
  defineCall,
  idempotencyKeyHeader,
  refusal,
  refusalWith,
} from "./call.server";

const open = { proof: "none" } as const;
const casino = "/third-party/api";
const wallet = "/wallet-api/v1";

const playRefusals = [
  refusalWith(playRefusalWire, 401, "token"),
  refusalWith(playRefusalWire, 403, "account-frozen", "excluded", "session-limit"),
  refusalWith(playRefusalWire, 404, "not-found", "fun-over"),
  refusalWith(
    playRefusalWire,
    409,
    "round-open",
    "round-over",
    "bets-closed",
    "too-soon",
    "pending",
  ),
  refusalWith(
    playRefusalWire,
    422,
    "account",
    "key-reused",
    "choice",
    "required",
    "amount",
    "below-minimum",
    "above-maximum",
    "limit",
    "funds",
  ),
  refusal(451, "terms"),
];

const games: CallGroup = {
  name: "Casino",
  calls: [
    defineCall("GET", `${casino}/list-available-partitions`, "The sections of the casino", {
      ...open,
      reply: partitionsWire,
    }),
    defineCall("GET", `${casino}/games-preview-light`, "Every game, by its address", {
      ...open,
      reply: gamesPreviewWire,
    }),
    defineCall("POST", `${casino}/v1/launch`, "Opens a game, for real or for fun", {
      proof: "bearer-or-none",
      request: launchRequestWire,
      reply: launchReplyWire,
      refusals: [
        refusal(401, "token"),
        refusal(404, "not-found"),
        refusalWith(playRefusalWire, 422, "account"),
      ],
    }),
    defineCall("POST", `${casino}/v1/play`, "Plays a round, or the next step of one", {
      proof: "bearer-or-none",
      headers: idempotencyKeyHeader,
      request: playRequestWire,
      success: [200, 201],
      reply: playReplyWire,
      refusals: playRefusals,
    }),
    defineCall("POST", `${casino}/v1/seeds`, "Another pair of seeds", {
      proof: "bearer-or-none",
      request: seedsRequestWire,
      reply: doneWire,
      refusals: [
        refusal(401, "token"),
        refusalWith(playRefusalWire, 409, "round-open"),
        refusalWith(playRefusalWire, 422, "seed"),
      ],
    }),
    defineCall("POST", `${casino}/v1/favourites`, "Marks a game as a favourite", {
      proof: "bearer",
      request: favouriteRequestWire,
      reply: doneWire,
      refusals: [refusal(404, "not-found")],
    }),
  ],
};

const signed = {
  proof: "none",
  headers: { "x-wallet-signature!": "HMAC-SHA256 of the body under the provider's secret, hex" },
} as const;
const walletRefusals = [refusal(401, "token"), refusal(403, "signature")];

const wallets: CallGroup = {
  name: "Wallet for game servers",
  calls: [
    defineCall("POST", `${wallet}/authenticate`, "Who plays, and from which account", {
      ...signed,
      request: walletCallWire,
      reply: walletPlayerWire,
      refusals: walletRefusals,
    }),
    defineCall("POST", `${wallet}/balance`, "The balance of the launch's account", {
      ...signed,
      request: walletCallWire,
      reply: walletAccountWire,
      refusals: walletRefusals,
    }),
    ...(["debit", "credit", "rollback"] as const).map((kind) =>
      defineCall("POST", `${wallet}/${kind}`, `The game's ${kind}`, {
        ...signed,
        request: walletMoveWire,
        reply: walletMovedWire,
        refusals: [
          ...walletRefusals,
          refusal(403, "account-frozen", "excluded"),
          refusal(409, "void", "too-soon"),
          refusal(422, "conflict", "amount", "limit", "funds"),
        ],
      }),
    ),
  ],
};

/** The casino, and what game servers of providers ask of the platform. */
export const casinoGroups: readonly CallGroup[] = [games, wallets];
