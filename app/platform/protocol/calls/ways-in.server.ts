import {
  connectSocialNetworkRequestWire,
  disconnectSocialNetworkRequestWire,
  endSessionsRequestWire,
  startSocialConnectRequestWire,
} from "../../services/security/wire.server";
import type { WireCall } from "../call.server";
import { defineRefusal } from "../refusal.server";
import { defineSecurityChange } from "./security-change.server";

/**
 * Descriptions of the calls that connect and disconnect social networks, and end sessions of the
 * account.
 */
export const socialNetworkAndSessionCalls: readonly WireCall[] = [
  defineSecurityChange("/networks/start", "Who is there, before a social network is connected", {
    request: startSocialConnectRequestWire,
  }),
  defineSecurityChange("/networks", "A social network signs the player in from now on", {
    request: connectSocialNetworkRequestWire,
    refusals: [defineRefusal(403, "code-over"), defineRefusal(409, "taken")],
  }),
  defineSecurityChange("/networks/off", "A social network signs him in no more", {
    request: disconnectSocialNetworkRequestWire,
  }),
  defineSecurityChange("/sessions/end", "Ends another session, or all others", {
    request: endSessionsRequestWire,
    refusals: [defineRefusal(404, "not-found")],
  }),
];
