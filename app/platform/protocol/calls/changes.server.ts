import { changesReplyWire, changesRequestWire } from "../../services/changes/wire.server";
import type { WireCall } from "../call.server";
import { defineCall } from "../define-call.server";

const open = { proof: "none" } as const;

export const gameAndSessionChangeCalls: readonly WireCall[] = [
  defineCall("POST", "/push-api/v1/changes", "Games and sessions whose version is another", {
    ...open,
    request: changesRequestWire,
    reply: changesReplyWire,
  }),
];
