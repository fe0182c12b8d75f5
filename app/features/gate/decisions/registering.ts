import { screenById } from "~/features/screens/catalogue";
import type { AddressCase } from "./decision";

/**
 * Whether the visitor is in the steps after a registration: already a player, but still on its
 * pages (REG-11).
 */
export const isStillRegistering = ({ facts, match }: Pick<AddressCase, "facts" | "match">) =>
  facts.isJustRegistered && match?.screen === screenById("registration");
