import { playerRecordReplyWire } from "../../services/user/config-wire.server";
import {
  favouritesReplyWire,
  playerSettingsWire,
  setFavouriteRequestWire,
} from "../../services/user/settings-wire.server";
import type { WireCall } from "../call.server";
import { defineCall } from "../define-call.server";
import { defineRefusal } from "../refusal.server";

const own = { proof: "bearer" } as const;
const user = "/web-api/user/v1";

/** Descriptions of the calls for the player's config, settings and favourites. */
export const playerCalls: readonly WireCall[] = [
  defineCall("GET", `${user}/config`, "User config", { ...own, reply: playerRecordReplyWire }),
  defineCall("GET", `${user}/settings`, "The player's settings", {
    ...own,
    reply: playerSettingsWire,
  }),
  defineCall("PUT", `${user}/settings`, "Replaces the player's settings", {
    ...own,
    request: playerSettingsWire,
    reply: playerSettingsWire,
  }),
  defineCall(
    "POST",
    `${user}/favourites`,
    "Marks a match, a championship or a team, or takes the mark away",
    {
      ...own,
      request: setFavouriteRequestWire,
      reply: favouritesReplyWire,
      refusals: [defineRefusal(422, "choice")],
    },
  ),
];
