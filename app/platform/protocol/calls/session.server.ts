import {
  bearerTokenReplyWire,
  rightsReplyWire,
  sessionCheckReplyWire,
  signOutReplyWire,
  signOutRequestWire,
} from "../../services/auth/wire.server";
import type { WireCall } from "../call.server";
import { defineCall } from "../define-call.server";
import { defineRefusal } from "../refusal.server";

const auth = "/web-api/authapi/v1";

/** Descriptions of the calls about the session: who is signed in, its token, its end. */
export const sessionCalls: readonly WireCall[] = [
  defineCall("GET", `${auth}/check`, "Who is signed in", {
    proof: "session",
    headers: {
      "x-frame-mode": "iframe, of a page in a frame",
      "x-frame-site": "same-origin, same-site or cross-site",
    },
    reply: sessionCheckReplyWire,
  }),
  defineCall("GET", `${auth}/rights`, "What the player may do by now", {
    proof: "bearer",
    reply: rightsReplyWire,
  }),
  defineCall("POST", `${auth}/disconnect`, "Ends this session, or all of its player", {
    proof: "session",
    request: signOutRequestWire,
    reply: signOutReplyWire,
  }),
  defineCall("GET", "/web-api/gettoken/user", "A bearer token of the session", {
    proof: "session",
    query: { force_refresh: "true" },
    reply: bearerTokenReplyWire,
    refusals: [defineRefusal(401, "session")],
  }),
];
