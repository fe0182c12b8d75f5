import { z } from "zod";
import { plainAmount } from "~/domain/money/money";
import { isRequestKey } from "~/domain/money/request-key";
import { loadPlayerAccounts } from "~/features/coupon/load.server";
import { declareForm, type FormResult } from "~/features/forms/declare.server";
import { areProtectionsKnown } from "~/features/gate/can-judge";
import type { RequestContext } from "~/features/gate/request-context";
import { screenPath } from "~/features/screens/links.server";
import { buyLotto, placeToto, type TicketReply } from "~/platform/tickets/client.server";
import { postRules } from "~/server/post-limits/rules.server";

/** Lines of a lotto ticket, and the most matches of a draw, as the forms have them. */
const mostRows = 5;
const mostMatches = 15;
/** A draw's match, or a ticket's line, has a box for each number or outcome. */
const mostBoxes = 100;

const key = z.string({ error: "required" }).refine(isRequestKey, { error: "required" });

/** Values of boxes, or of one text field, by their number from 1 up. */
function boxesOf(form: FormData, prefix: string, most: number): string[][] {
  return Array.from({ length: most }, (_, at) =>
    form
      .getAll(`${prefix}-${at + 1}`)
      .slice(0, mostBoxes)
      .flatMap((value) => (typeof value === "string" ? [value.slice(0, 200)] : [])),
  );
}

/** A ticket of the lotto for the next draws (LOT-01). */
export const lottoForm = declareForm({
  screen: "lotto",
  intent: "buy",
  isPlay: true,
  rule: postRules.placing,
  further: /^numbers-[1-5]$/,
  fields: z.object({
    draws: z.coerce.number({ error: "draws" }).int({ error: "draws" }).default(1),
    key,
  }),
  run: async (typed, { context, form }) => {
    const section = sectionIn(context);
    return order(context, typed.key, "lotto", section, "ticket", (accountId) =>
      buyLotto(context.platform, section, typed.key, {
        accountId,
        rows: boxesOf(form, "numbers", mostRows),
        draws: typed.draws,
      }),
    );
  },
});

/** A coupon of the toto in the draw that its form shows (LOT-02). */
export const totoForm = declareForm({
  screen: "toto",
  intent: "place",
  isPlay: true,
  rule: postRules.placing,
  further: /^pick-(?:[1-9]|1[0-5])$/,
  fields: z.object({
    amount: z.string({ error: "amount" }).max(30, { error: "amount" }),
    draw: z.coerce.number({ error: "invalid" }).int({ error: "invalid" }).optional(),
    key,
  }),
  run: async (typed, { context, form }) => {
    const section = sectionIn(context);
    // The last match that is marked tells how many the draw has; the platform knows better.
    const marks = boxesOf(form, "pick", mostMatches);
    const count = marks.findLastIndex((own) => own.length > 0) + 1;
    return order(context, typed.key, "toto", section, "coupon", (accountId, iso) =>
      placeToto(context.platform, section, typed.key, {
        accountId,
        draw: typed.draw ?? null,
        marks: marks.slice(0, count),
        amount: plainAmount(typed.amount, iso, context.lng),
      }),
    );
  },
});

/** The section's name in the address. */
function sectionIn({ url }: RequestContext): string {
  return url.pathname.split("/")[3] ?? "";
}

/** Orders from the player's active account, and says in the page's terms what came of it. */
async function order(
  context: RequestContext,
  key: string,
  screen: "lotto" | "toto",
  section: string,
  name: "ticket" | "coupon",
  send: (accountId: number, iso: string) => Promise<TicketReply>,
): Promise<FormResult> {
  const { session, lng } = context;
  if (session.kind === "guest") return refused(401, "sign-in");
  // Safety that cannot be read stops play (LIM-20).
  if (!areProtectionsKnown(context)) return refused(503, "unavailable");
  const accounts = await loadPlayerAccounts(context);
  const account = accounts?.all.find(({ isActive }) => isActive) ?? accounts?.all[0];
  if (!account) return refused(503, "unavailable");
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
        : refused(code === "closed" ? 409 : 422, code);
    }
    case "sign-in":
      return refused(401, "sign-in");
    default:
      return refused(503, "unavailable");
  }
}

function refused(status: number, code: string): FormResult {
  return { ok: false, status, errors: [{ field: null, code }] };
}
