import {
  changePasswordWire,
  securityWire,
  startTwoStepWire,
  turnOffTwoStepWire,
  turnOnTwoStepWire,
} from "../../security/wire.server";
import type { WireCall } from "../call.server";
import { wrongCodeRefusal } from "../common-refusals.server";
import { defineCall } from "../define-call.server";
import { refusal } from "../refusal.server";
import { defineSecurityChange } from "./security-change.server";

const own = { proof: "bearer" } as const;
const user = "/web-api/user/v1";

/** Security of the account, its password and second step. */
export const securityCalls: readonly WireCall[] = [
  defineCall("GET", `${user}/security`, "Protection, sessions and sign-ins of the account", {
    ...own,
    reply: securityWire,
  }),
  defineSecurityChange("/password", "Another password", {
    request: changePasswordWire,
    refusals: [refusal(422, "password", "password-same")],
  }),
  defineSecurityChange("/two-step/start", "Makes the secret of an authenticator", {
    request: startTwoStepWire,
    refusals: [refusal(409, "on")],
  }),
  defineSecurityChange("/two-step", "Turns the second step on by its first code", {
    request: turnOnTwoStepWire,
    refusals: [wrongCodeRefusal(403), refusal(409, "on")],
  }),
  defineSecurityChange("/two-step/saved", "The recovery codes are kept", {}),
  defineSecurityChange("/two-step/off", "Turns the second step off", {
    request: turnOffTwoStepWire,
    refusals: [wrongCodeRefusal(403)],
  }),
];
