import { screenById } from "./catalogue";
import type { Screen } from "./types";

const modalScreens = {
  login: screenById("modal:login"),
  registration: screenById("modal:registration"),
  "user-question": screenById("modal:user-question"),
  "support-history": screenById("modal:support-history"),
  "navigation-menu": screenById("modal:navigation-menu"),
};

/** Names of modals, as the query `modal` gives them (SCR-12). */
export type ModalName = keyof typeof modalScreens;

function isModalName(text: string | null): text is ModalName {
  return text !== null && Object.hasOwn(modalScreens, text);
}

/** The modal of an address with its row; null for an unknown name. */
export function modalOfQuery(
  query: URLSearchParams,
): { readonly name: ModalName; readonly screen: Screen } | null {
  const name = query.get("modal");
  return isModalName(name) ? { name, screen: modalScreens[name] } : null;
}
