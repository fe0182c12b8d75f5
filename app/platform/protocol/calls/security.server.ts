import {
  accountSecurityReplyWire,
  changePasswordRequestWire,
  startTwoStepRequestWire,
  turnOffTwoStepRequestWire,
  turnOnTwoStepRequestWire,
} from "../../services/security/wire.server";
import type { WireCall } from "../call.server";
import { wrongCodeRefusal } from "../common-refusals.server";
import { defineCall } from "../define-call.server";
import { defineRefusal } from "../refusal.server";
import { defineSecurityChange } from "./security-change.server";

const own = { proof: "bearer" } as const;
const user = "/web-api/user/v1";

/** Descriptions of the calls about the account's protection, password and second step. */
export const securityCalls: readonly WireCall[] = [
  defineCall("GET", `${user}/security`, "Protection, sessions and sign-ins of the account", {
    ...own,
    reply: accountSecurityReplyWire,
  }),
  defineSecurityChange("/password", "Another password", {
    request: changePasswordRequestWire,
    refusals: [defineRefusal(422, "password", "password-same")],
  }),
  defineSecurityChange("/two-step/start", "Makes the secret of an authenticator", {
    request: startTwoStepRequestWire,
    refusals: [defineRefusal(409, "on")],
  }),
  defineSecurityChange("/two-step", "Turns the second step on by its first code", {
    request: turnOnTwoStepRequestWire,
    refusals: [wrongCodeRefusal(403), defineRefusal(409, "on")],
  }),
  defineSecurityChange("/two-step/saved", "The recovery codes are kept", {}),
  defineSecurityChange("/two-step/off", "Turns the second step off", {
    request: turnOffTwoStepRequestWire,
    refusals: [wrongCodeRefusal(403)],
  }),
];
