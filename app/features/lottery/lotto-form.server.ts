import { z } from "zod";
import { declareForm } from "~/features/forms/declare.server";
import { buyLottoTicket } from "~/platform/services/tickets/client.server";
import { postLimits } from "~/server/post-limits/rules.server";
import { lotterySectionOfPath, orderTicket, ticketKeySchema } from "./order-ticket.server";
import { postedTicketPicks } from "./posted-ticket-picks.server";

/** The most lines of a lotto ticket, as its form has them. */
const mostRows = 5;

/** A ticket of the lotto for the next draws (LOT-01). */
export const lottoForm = declareForm({
  screen: "lotto",
  intent: "buy",
  isPlay: true,
  rule: postLimits.placing,
  further: /^numbers-[1-5]$/,
  fields: z.object({
    draws: z.coerce.number({ error: "draws" }).int({ error: "draws" }).default(1),
    key: ticketKeySchema,
  }),
  events: "lotto_ticket",
  run: async (typed, { context, form }) => {
    const section = lotterySectionOfPath(context);
    return orderTicket(context, typed.key, "lotto", section, "ticket", (accountId) =>
      buyLottoTicket(context.platform, section, typed.key, {
        accountId,
        rows: postedTicketPicks(form, "numbers", mostRows),
        draws: typed.draws,
      }),
    );
  },
});
