import {
  walletAuthenticateReplyWire,
  walletBalanceReplyWire,
  walletMoveReplyWire,
  walletMoveRequestWire,
  walletRequestWire,
} from "../../services/casino/wallet-wire.server";
import type { WireCall } from "../call.server";
import { defineCall } from "../define-call.server";
import { defineRefusal } from "../refusal.server";

const wallet = "/wallet-api/v1";
const signed = {
  proof: "none",
  headers: { "x-wallet-signature!": "HMAC-SHA256 of the body under the provider's secret, hex" },
} as const;

const walletRefusals = [defineRefusal(401, "token"), defineRefusal(403, "signature")];

/** Descriptions of the calls that game servers of providers make to the platform. */
export const gameWalletCalls: readonly WireCall[] = [
  defineCall("POST", `${wallet}/authenticate`, "Who plays, and from which account", {
    ...signed,
    request: walletRequestWire,
    reply: walletAuthenticateReplyWire,
    refusals: walletRefusals,
  }),
  defineCall("POST", `${wallet}/balance`, "The balance of the launch's account", {
    ...signed,
    request: walletRequestWire,
    reply: walletBalanceReplyWire,
    refusals: walletRefusals,
  }),
  ...(["debit", "credit", "rollback"] as const).map((kind) =>
    defineCall("POST", `${wallet}/${kind}`, `The game's ${kind}`, {
      ...signed,
      request: walletMoveRequestWire,
      reply: walletMoveReplyWire,
      refusals: [
        ...walletRefusals,
        defineRefusal(403, "account-frozen", "excluded"),
        defineRefusal(409, "void", "too-soon"),
        defineRefusal(422, "conflict", "amount", "limit", "funds"),
      ],
    }),
  ),
];
