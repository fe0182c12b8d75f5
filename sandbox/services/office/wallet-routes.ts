import { eq, sql } from "drizzle-orm";
import { type Context, Hono } from "hono";
import type { AccountConversionAmounts } from "~/domain/accounts/conversion";
import { fromMinor } from "~/domain/money/money";
import { accountCalls } from "~/platform/services/accounts/calls.server";
import { accountChangeReplyWire } from "~/platform/services/accounts/wire.server";
import { userCalls } from "~/platform/services/user/calls.server";
import { retryOnDeadlock } from "../../db/errors";
import { players } from "../../db/schema";
import { reply, requestLanguage, requireIdempotencyKey } from "../http";
import { requirePlayer } from "../people";
import type { SandboxServices } from "../sandbox-services";
import { serve } from "../serve";
import { walletChangeRefusalText } from "./wallet-texts";
import { addCurrency, convertAccount, removeCurrency, type WalletChangeResult } from "./wallets";

/** Changes of a player's accounts (ACC-03, OFC-11), each with the platform's own words where it is refused. */
export function walletRoutes(services: SandboxServices): Hono {
  const app = new Hono();

  serve(app, accountCalls.open, async ({ c, request, readBody }) => {
    const player = await requirePlayer(services, request);
    const { currency_id: id } = await readBody();
    return answer(c, await addCurrency(services, player.id, id), id);
  });

  serve(app, accountCalls.remove, async ({ c, request, readBody }) => {
    const player = await requirePlayer(services, request);
    const { id } = await readBody();
    await services.settler.settleDue();
    return answer(c, await retryOnDeadlock(() => removeCurrency(services, player.id, id)));
  });

  serve(app, accountCalls.convert, async ({ c, request, readBody }) => {
    const player = await requirePlayer(services, request);
    const key = requireIdempotencyKey(request);
    const order = { ...(await readBody()), key };
    await services.settler.settleDue();
    const done = await retryOnDeadlock(() =>
      convertAccount(services, player.id, order, conversionAmountTexts),
    );
    return answer(c, done);
  });

  serve(app, userCalls.conversionReminder, async ({ request }) => {
    const player = await requirePlayer(services, request);
    await services.db
      .update(players)
      .set({ config: sql`jsonb_set(${players.config}, '{is_conversion_reminder_due}', 'false')` })
      .where(eq(players.id, player.id));
    return { success: true };
  });

  return app;
}

/** A conversion's sums as decimal text of their currencies. */
export function conversionAmountTexts({ from, to, taken, fee, given }: AccountConversionAmounts) {
  return {
    taken: fromMinor(taken, from),
    fee: fromMinor(fee, from),
    given: fromMinor(given, to),
  };
}

/** `openedIn` is the number of the currency in which an account was opened. */
function answer(c: Context, done: WalletChangeResult, openedIn?: number): Response {
  if (done.ok) {
    const { accountId } = done;
    const bill =
      openedIn === undefined ? {} : { bill: { currency_id: openedIn, score_id: accountId } };
    return reply(accountChangeReplyWire, { success: true, accountId, ...bill });
  }
  const message = walletChangeRefusalText(done.code, requestLanguage(c.req.raw));
  return reply(accountChangeReplyWire, { success: false, code: done.code, message }, 422);
}
