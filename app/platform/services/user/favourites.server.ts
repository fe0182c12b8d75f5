import { type Favourites, parseFavourites } from "~/domain/settings/favourites";
import { call } from "../../transport/call.server";
import { type Answer, mapReply } from "../../transport/failure.server";
import { savePolicy } from "../../transport/policy.server";
import { dropMemoisedAnswers } from "../../transport/scope/memo.server";
import type { PlatformScope } from "../../transport/scope.server";
import { favouritesReplyWire } from "./settings-wire.server";

// Both say how it shall be, so that they can be sent twice.
const markPolicy = savePolicy("user.favourites.mark", "bearer", {
  timeoutMs: 2500,
  retries: 1,
  retryDelayMs: 100,
});

/** Adds or removes one of the player's favourites at the platform; returns all favourites. */
export async function setPlayerFavourite(
  scope: PlatformScope,
  name: string,
  isOn: boolean,
): Promise<Answer<Favourites>> {
  const input = {
    method: "POST",
    path: "/web-api/user/v1/favourites",
    json: { name, isOn },
  } as const;
  const reply = await call(scope, markPolicy, input, favouritesReplyWire);
  dropMemoisedAnswers(scope, "platform.player-settings");
  return mapReply(reply, ({ favourites }) => parseFavourites(favourites));
}
