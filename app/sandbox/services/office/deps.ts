import { eq } from "drizzle-orm";
import type { Conversion } from "~/domain/accounts/conversion";
import type { StatementWire } from "~/platform/office/wire.server";
import { players } from "../../db/schema";
import type { Core } from "../core";
import { type StatementQuery, statementOf } from "./movements";
import type { WalletRefusal } from "./wallet-texts";
import { quoteConversion } from "./wallets";

/** What the pages of the office ask the sandbox for, all of it a player's own. */
export interface OfficeDeps {
  statementOf(userId: number, query: StatementQuery): Promise<StatementWire>;
  /**
   * What converting an account would come to now; the code of a refusal where it cannot be. `mark` names the
   * account's last movement.
   */
  conversionOf(
    userId: number,
    order: { readonly accountId: number; readonly iso: string },
  ): Promise<(Conversion & { readonly mark: number }) | WalletRefusal>;
}

/** Access of the office's pages to the sandbox; money is settled up to now before it is told. */
export function officeAccess(core: Core): OfficeDeps {
  return {
    async statementOf(userId, query) {
      await core.settler.settleDue();
      return statementOf(core.db, userId, query);
    },
    async conversionOf(userId, order) {
      const [player] = await core.db.select().from(players).where(eq(players.id, userId));
      const quote = player ? await quoteConversion(core.db, player, order) : null;
      if (!quote?.ok) return quote?.code ?? "account";
      const last = { accountId: order.accountId, page: 1, limit: 1 };
      const { movements } = await statementOf(core.db, userId, last);
      return { ...quote.conversion, mark: movements[0]?.id ?? 0 };
    },
  };
}
