import { randomUUID } from "node:crypto";
import type { RequestContext } from "~/features/gate/request-context";
import type { TimeStyle } from "~/i18n/zone";
import {
  listSupportThreads,
  type SupportThreadSummary,
} from "~/platform/services/support/client.server";

/** A dialog of the office that an address opens (SCR-12), with what it shows; null = none. */
export type OfficeDialog =
  | {
      readonly name: "user-question";
      readonly isGuest: boolean;
      /** Idempotency key: a form that is sent twice writes one question. */
      readonly key: string;
      /** Number of the question that a guest has just sent. */
      readonly sentId: string | null;
    }
  | {
      readonly name: "support-history";
      /** null = they cannot be loaded. */
      readonly threads: readonly SupportThreadSummary[] | null;
      readonly timeStyle: TimeStyle;
    }
  | { readonly name: "navigation-menu" };

/**
 * The dialog that the address opens, with its data: at the home address it is a page of its own, at
 * any other it covers the page. null = none.
 */
export async function loadOfficeDialog({
  decision,
  session,
  platform,
  settings,
  url,
}: RequestContext): Promise<OfficeDialog | null> {
  if (decision.kind !== "render") return null;
  switch (decision.modal) {
    case "user-question": {
      const sent = url.searchParams.get("sent") ?? "";
      return {
        name: "user-question",
        isGuest: session.kind === "guest",
        key: randomUUID(),
        sentId: /^\d{1,12}$/.test(sent) ? sent : null,
      };
    }
    case "support-history": {
      const threads = await listSupportThreads(platform);
      const timeStyle = { timeZone: settings.timeZone, is12h: settings.is12h };
      return { name: "support-history", threads: threads.ok ? threads.value : null, timeStyle };
    }
    case "navigation-menu":
      return { name: "navigation-menu" };
    default:
      return null;
  }
}
