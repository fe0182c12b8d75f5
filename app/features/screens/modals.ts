import { screenOf } from "./catalogue";
import type { Screen } from "./types";

const modalScreens = {
  login: screenOf("modal:login"),
  registration: screenOf("modal:registration"),
  "user-question": screenOf("modal:user-question"),
  "support-history": screenOf("modal:support-history"),
  "navigation-menu": screenOf("modal:navigation-menu"),
};

/** Values of the query `modal` (SCR-12). */
export type ModalName = keyof typeof modalScreens;

function isModalName(text: string | null): text is ModalName {
  return text !== null && Object.hasOwn(modalScreens, text);
}

/** The modal of an address with its row; null for an unknown name. */
export function modalOf(
  query: URLSearchParams,
): { readonly name: ModalName; readonly screen: Screen } | null {
  const name = query.get("modal");
  return isModalName(name) ? { name, screen: modalScreens[name] } : null;
}
