import { z } from "zod";
import { isRequestKey } from "~/domain/money/request-key";
import { loadPlayerAccounts } from "~/features/accounts/player-accounts.server";
import type { FormResult } from "~/features/forms/declare.server";
import { areProtectionsKnown } from "~/features/gate/can-judge";
import type { RequestContext } from "~/features/gate/request-context";
import { screenPath } from "~/features/screens/links.server";
import type { LotteryTicketResult } from "~/platform/services/tickets/client.server";

/** The key under which a ticket is ordered once. */
export const ticketKeySchema = z
  .string({ error: "required" })
  .refine(isRequestKey, { error: "required" });

/**
 * The lottery's section in the address, as in `/en/lotto/{section}` and `/en/toto/{section}`; "" =
 * none.
 */
export function lotterySectionOfPath({ url }: RequestContext): string {
  return url.pathname.split("/")[3] ?? "";
}

/**
 * Orders a ticket that the player's active account pays for. Returns the page that shows the ticket
 * or that it is being checked, or the form's errors.
 */
export async function orderTicket(
  context: RequestContext,
  key: string,
  screen: "lotto" | "toto",
  section: string,
  name: "ticket" | "coupon",
  send: (accountId: number, iso: string) => Promise<LotteryTicketResult>,
): Promise<FormResult> {
  const { session, lng } = context;
  if (session.kind === "guest") return refuseTicket(401, "sign-in");
  // Safety that cannot be read stops play (LIM-20).
  if (!areProtectionsKnown(context)) return refuseTicket(503, "unavailable");
  const account = (await loadPlayerAccounts(context))?.active;
  // No account but the one that the player has chosen pays.
  if (!account) return refuseTicket(503, "unavailable");
  const path = `${screenPath(lng, screen)}/${encodeURIComponent(section)}`;
  const reply = await send(account.id, account.iso);
  switch (reply.kind) {
    case "bought":
      return { ok: true, to: `${path}?${name}=${reply.id}` };
    case "unknown":
      // The page asks again under the same key, so that nothing is paid twice (CPP-11).
      return { ok: true, to: `${path}?checking=1&key=${encodeURIComponent(key)}` };
    case "refused": {
      const { code, fields } = reply.refusal;
      return fields && fields.length > 0
        ? { ok: false, errors: fields }
        : refuseTicket(code === "closed" ? 409 : 422, code);
    }
    case "sign-in":
      return refuseTicket(401, "sign-in");
    default:
      return refuseTicket(503, "unavailable");
  }
}

function refuseTicket(status: number, code: string): FormResult {
  return { ok: false, status, errors: [{ field: null, code }] };
}
