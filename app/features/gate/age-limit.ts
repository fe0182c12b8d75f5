import { ageLimitOfCountry, type Licence } from "~/domain/settings/licence";
import type { RequestContext } from "./request-context";

type Reader = Pick<RequestContext, "config" | "player" | "country">;

/** The age limit that applies to the reader, years: of the player's country, of a guest's address. */
export function ageLimitOfReader({ config, player, country }: Reader): number {
  return ageLimitOfCountry(config.licence, player?.country ?? country);
}

/** The licence as pages name it: with the age limit that applies to the reader. */
export function licenceOfReader(reader: Reader): Licence {
  return { ...reader.config.licence, ageLimit: ageLimitOfReader(reader) };
}
