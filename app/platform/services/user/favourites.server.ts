import { type Favourites, parseFavourites } from "~/domain/settings/favourites";
import { call } from "../../transport/call.server";
import { type Answer, mapReply } from "../../transport/failure.server";
import type { PlatformScope } from "../../transport/scope.server";
import { dropMemoised, memoised } from "../memo.server";
import { userCalls } from "./calls.server";

/** Adds or removes one of the player's favourites at the platform; returns all favourites. */
export async function setPlayerFavourite(
  scope: PlatformScope,
  name: string,
  isOn: boolean,
): Promise<Answer<Favourites>> {
  const reply = await call(scope, userCalls.markFavourite, { json: { name, isOn } });
  dropMemoised(scope, memoised.playerSettings);
  return mapReply(reply, ({ favourites }) => parseFavourites(favourites));
}
