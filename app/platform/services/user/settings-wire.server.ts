import { z } from "zod";

/** Settings stored with the player: `GET` and `PUT /web-api/user/v1/settings`, named as on their forms. */
export const playerSettingsWire = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean()]),
);

/**
 * `POST /web-api/user/v1/favourites` (bearer; SET-01). Our decision: adds or removes one favourite;
 * the reply has all of them, as `favourites` of the settings has them. `PUT` of the settings leaves
 * them as they are.
 */
export const setFavouriteRequestWire = z.object({ name: z.string().max(120), isOn: z.boolean() });
export const favouritesReplyWire = z.object({ favourites: z.string() });
