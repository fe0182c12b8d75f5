import { matchScreen } from "../screens/match";
import { modalOfQuery } from "../screens/modals";
import { splitPath } from "../screens/path";
import type { MatchedAddress } from "./guard-input";

/** Matches an address with the screen catalogue. A modal on the home page is a page of its own (SCR-12). */
export function matchAddress(url: URL): MatchedAddress {
  const { lng, rest } = splitPath(url.pathname);
  const match = matchScreen(rest);
  const modal = match?.screen.id === "home" ? modalOfQuery(url.searchParams) : null;
  return { url, lng, match: match && modal ? { ...match, screen: modal.screen } : match };
}
