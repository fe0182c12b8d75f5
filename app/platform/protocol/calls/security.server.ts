import {
  passwordWire,
  securityWire,
  twoStepOffWire,
  twoStepStartWire,
  twoStepWire,
} from "../../security/wire.server";
import type { WireCall } from "../call.server";
import { wrongCode } from "../common-refusals.server";
import { defineCall } from "../define-call.server";
import { refusal } from "../refusal.server";
import { securityChange } from "./security-change.server";

const own = { proof: "bearer" } as const;
const user = "/web-api/user/v1";

/** Security of the account, its password and second step. */
export const securityCalls: readonly WireCall[] = [
  defineCall("GET", `${user}/security`, "Protection, sessions and sign-ins of the account", {
    ...own,
    reply: securityWire,
  }),
  securityChange("/password", "Another password", {
    request: passwordWire,
    refusals: [refusal(422, "password", "password-same")],
  }),
  securityChange("/two-step/start", "Makes the secret of an authenticator", {
    request: twoStepStartWire,
    refusals: [refusal(409, "on")],
  }),
  securityChange("/two-step", "Turns the second step on by its first code", {
    request: twoStepWire,
    refusals: [wrongCode(403), refusal(409, "on")],
  }),
  securityChange("/two-step/saved", "The recovery codes are kept", {}),
  securityChange("/two-step/off", "Turns the second step off", {
    request: twoStepOffWire,
    refusals: [wrongCode(403)],
  }),
];
