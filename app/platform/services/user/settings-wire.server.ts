import { z } from "zod";

/** Settings stored with the player, named as on their forms. */
export const playerSettingsWire = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean()]),
);

/**
 * One favourite to add or remove (SET-01); the reply has all of them, as `favourites` of the settings has them. A
 * change of the settings leaves them as they are.
 */
export const setFavouriteRequestWire = z.object({ name: z.string().max(120), isOn: z.boolean() });
export const favouritesReplyWire = z.object({ favourites: z.string() });
