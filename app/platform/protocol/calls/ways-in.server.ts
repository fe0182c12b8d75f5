import {
  endSessionWire,
  networkOffWire,
  networkStartWire,
  networkWire,
} from "../../security/wire.server";
import type { WireCall } from "../call.server";
import { refusal } from "../refusal.server";
import { securityChange } from "./security-change.server";

/** Social networks and sessions that lead into the account. */
export const wayInCalls: readonly WireCall[] = [
  securityChange("/networks/start", "Who is there, before a social network is connected", {
    request: networkStartWire,
  }),
  securityChange("/networks", "A social network signs the player in from now on", {
    request: networkWire,
    refusals: [refusal(403, "code-over"), refusal(409, "taken")],
  }),
  securityChange("/networks/off", "A social network signs him in no more", {
    request: networkOffWire,
  }),
  securityChange("/sessions/end", "Ends another session, or all others", {
    request: endSessionWire,
    refusals: [refusal(404, "not-found")],
  }),
];
