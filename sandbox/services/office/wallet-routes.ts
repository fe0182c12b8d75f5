import { eq, sql } from "drizzle-orm";
import { type Context, Hono } from "hono";
import type { AccountConversionAmounts } from "~/domain/accounts/conversion";
import { fromMinor } from "~/domain/money/money";
import {
  accountChangeReplyWire,
  accountConversionRequestWire,
  openCurrencyAccountRequestWire,
  removeCurrencyAccountRequestWire,
} from "~/platform/services/accounts/wire.server";
import { conversionRemindedReplyWire } from "~/platform/services/user/wire.server";
import { retryOnDeadlock } from "../../db/errors";
import { players } from "../../db/schema";
import { parseBody, reply, requestLanguage, requireIdempotencyKey } from "../http";
import { requirePlayer } from "../people";
import type { SandboxServices } from "../sandbox-services";
import { walletChangeRefusalText } from "./wallet-texts";
import { addCurrency, convertAccount, removeCurrency, type WalletChangeResult } from "./wallets";

const base = "/web-api/officeapi/v1/accounts";

/** Changes of a player's accounts (ACC-03, OFC-11), each with the platform's own words where it is refused. */
export function walletRoutes(services: SandboxServices): Hono {
  const app = new Hono();

  app.post(`${base}/currency`, async (c) => {
    const player = await requirePlayer(services, c.req.raw);
    const { currency_id: id } = await parseBody(c, openCurrencyAccountRequestWire);
    return answer(c, await addCurrency(services, player.id, id));
  });

  app.post(`${base}/currency/remove`, async (c) => {
    const player = await requirePlayer(services, c.req.raw);
    const { id } = await parseBody(c, removeCurrencyAccountRequestWire);
    await services.settler.settleDue();
    return answer(c, await retryOnDeadlock(() => removeCurrency(services, player.id, id)));
  });

  app.post(`${base}/conversion`, async (c) => {
    const player = await requirePlayer(services, c.req.raw);
    const key = requireIdempotencyKey(c.req.raw);
    const order = { ...(await parseBody(c, accountConversionRequestWire)), key };
    await services.settler.settleDue();
    const done = await retryOnDeadlock(() =>
      convertAccount(services, player.id, order, conversionAmountTexts),
    );
    return answer(c, done);
  });

  app.post("/web-api/user/v1/conversion-reminder", async (c) => {
    const player = await requirePlayer(services, c.req.raw);
    await services.db
      .update(players)
      .set({ config: sql`jsonb_set(${players.config}, '{is_conversion_reminder_due}', 'false')` })
      .where(eq(players.id, player.id));
    return reply(conversionRemindedReplyWire, { success: true });
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

function answer(c: Context, done: WalletChangeResult): Response {
  if (done.ok) return reply(accountChangeReplyWire, { success: true, accountId: done.accountId });
  const message = walletChangeRefusalText(done.code, requestLanguage(c.req.raw));
  return reply(accountChangeReplyWire, { success: false, code: done.code, message }, 422);
}
