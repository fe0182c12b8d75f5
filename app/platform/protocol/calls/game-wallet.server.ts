import {
  walletAccountWire,
  walletCallWire,
  walletMovedWire,
  walletMoveWire,
  walletPlayerWire,
} from "../../casino/wallet-wire.server";
import type { WireCall } from "../call.server";
import { defineCall } from "../define-call.server";
import { refusal } from "../refusal.server";

const wallet = "/wallet-api/v1";
const signed = {
  proof: "none",
  headers: { "x-wallet-signature!": "HMAC-SHA256 of the body under the provider's secret, hex" },
} as const;

const walletRefusals = [refusal(401, "token"), refusal(403, "signature")];

/** What game servers of providers ask of the platform. */
export const gameWalletCalls: readonly WireCall[] = [
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
];
