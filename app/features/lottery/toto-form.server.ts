import { z } from "zod";
import { plainAmount } from "~/domain/money/money";
import { declareForm } from "~/features/forms/declare.server";
import { placeTotoCoupon } from "~/platform/services/tickets/client.server";
import { postLimits } from "~/server/post-limits/rules.server";
import { lotterySectionOfPath, orderTicket, ticketKeySchema } from "./order-ticket.server";
import { postedTicketPicks } from "./posted-ticket-picks.server";

/** The most matches of a draw, as the form has them. */
const mostMatches = 15;

/** Most characters of a mark: a score, or `other`. */
const longestMark = 10;

/** A coupon of the toto in the draw that its form shows (LOT-02). */
export const totoForm = declareForm({
  screen: "toto",
  intent: "place",
  isPlay: true,
  rule: postLimits.placing,
  further: /^pick-(?:[1-9]|1[0-5])$/,
  fields: z.object({
    amount: z.string({ error: "amount" }).max(30, { error: "amount" }),
    draw: z.coerce.number({ error: "invalid" }).int({ error: "invalid" }).optional(),
    key: ticketKeySchema,
  }),
  events: "toto_coupon",
  run: async (typed, { context, form }) => {
    const section = lotterySectionOfPath(context);
    // The last match that is marked tells how many the draw has; the platform knows better.
    const marks = postedTicketPicks(form, "pick", mostMatches);
    const unread = marks.flatMap((own, at) =>
      own.some((mark) => mark.length > longestMark)
        ? [{ field: `pick-${at + 1}`, code: "pick" }]
        : [],
    );
    if (unread.length > 0) return { ok: false, errors: unread };
    const count = marks.findLastIndex((own) => own.length > 0) + 1;
    return orderTicket(context, typed.key, "toto", section, "coupon", (accountId, iso) =>
      placeTotoCoupon(context.platform, section, typed.key, {
        accountId,
        draw: typed.draw ?? null,
        marks: marks.slice(0, count),
        amount: plainAmount(typed.amount, iso, context.lng),
      }),
    );
  },
});
