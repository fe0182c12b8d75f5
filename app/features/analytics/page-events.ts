import type { BrowserEvent } from "~/domain/analytics/catalogue";
import { pageCallEvents } from "~/domain/analytics/page-calls";
import { toEventWord } from "~/domain/analytics/words";
import { isRegistrationType } from "~/domain/registration/types";

/** A page that a visitor sees. */
export interface ShownPage {
  /** Id of its screen. */
  readonly screen: string;
  /** Path of its address. */
  readonly pathname: string;
  /** Loaded as a document, reached by a script, or restored by the browser. */
  readonly mode: "document" | "navigation" | "restored";
  readonly status: number;
}

/** The events of a page's view: its own or `page_view`, and a way to register that its address names (ANA-03). */
export function pageEvents({ screen, pathname, mode, status }: ShownPage): BrowserEvent[] {
  if (status >= 400 || !Object.hasOwn(pageCallEvents, screen))
    return [{ name: "page_view", screen: toEventWord(screen), mode, status }];
  const name = pageCallEvents[screen as keyof typeof pageCallEvents];
  const type = pathname.split("/").at(-1);
  return name === "registration_page_call" && isRegistrationType(type)
    ? [
        { name, mode },
        { name: "registration_type_chosen", type },
      ]
    : [{ name, mode }];
}
