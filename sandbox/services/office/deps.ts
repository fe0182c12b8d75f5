import { and, desc, eq } from "drizzle-orm";
import type { AccountConversionAmounts } from "~/domain/accounts/conversion";
import type { CashbackProgramme } from "~/domain/bonuses/cashback";
import { fromMinor } from "~/domain/money/money";
import type { PaymentKind } from "~/domain/payments/payment";
import type { ThreadKind } from "~/domain/support/support";
import type { BonusesReplyWire } from "~/platform/services/bonuses/wire.server";
import type { StatementWire } from "~/platform/services/office/wire.server";
import type { SupportThreadSummaryWire } from "~/platform/services/support/wire.server";
import { payments, players } from "../../db/schema";
import { loadBonuses } from "../bonuses/read";
import { type WantedDepositBonusTypes, wantedDepositBonusTypes } from "../bonuses/wanted";
import { filesOfThread, loadDocuments } from "../documents/documents";
import { type CashbackSummary, loadCashback } from "../rewards/cashback";
import { loadPlayerPromoCodes } from "../rewards/codes";
import { loadInvitedFriends } from "../rewards/friends";
import type { SandboxServices } from "../sandbox-services";
import {
  loadThreadAndMarkRead,
  loadThreads,
  type SupportThreadWithMessages,
} from "../support/threads";
import { loadStatement, type StatementQuery } from "./movements";
import type { WalletChangeRefusal } from "./wallet-texts";
import { quoteConversion } from "./wallets";

/** Data access of the player's account pages; everything is the player's own. */
export interface AccountPagesDataAccess {
  statementOf(userId: number, query: StatementQuery): Promise<StatementWire>;
  /** A player's bonuses, the bonuses offered to him, and the kinds of bonuses that he wants. */
  bonusesOf(
    userId: number,
  ): Promise<BonusesReplyWire & { readonly wanted: WantedDepositBonusTypes }>;
  cashbackOf(userId: number, programme: CashbackProgramme): Promise<CashbackSummary>;
  /**
   * State for a player of the promo code that he typed (`asked`; "" typed = null), and of the codes
   * that he has without typing (`own`), used and expired ones too; amounts in `iso`.
   */
  codesOf(
    userId: number,
    typed: string,
    iso: string,
  ): Promise<{ readonly asked: PromoCodeState | null; readonly own: readonly PromoCodeState[] }>;
  friendsOf(userId: number): ReturnType<typeof loadInvitedFriends>;
  /** Documents that the player has sent, the newest first; `at` is ms since epoch. */
  documentsOf(userId: number): Promise<readonly OwnDocument[]>;
  /** Files of a thread's messages, by the message. */
  filesOf(userId: number, threadId: number): ReturnType<typeof filesOfThread>;
  threadsOf(userId: number, kind: ThreadKind): Promise<readonly SupportThreadSummaryWire[]>;
  /**
   * A support thread of the player with its messages, which this marks as read; null = he has no
   * such thread.
   */
  readThread(
    userId: number,
    kind: ThreadKind,
    id: number,
  ): Promise<SupportThreadWithMessages | null>;
  /** The player's latest payments of a kind. */
  paymentsOf(userId: number, kind: PaymentKind): Promise<readonly PaymentForSupportRequest[]>;
  /**
   * What converting an account's current balance would give, or the code of the refusal. `mark`
   * identifies the account's last movement.
   */
  conversionOf(
    userId: number,
    order: { readonly accountId: number; readonly iso: string },
  ): Promise<(AccountConversionAmounts & { readonly mark: number }) | WalletChangeRefusal>;
}

/** A document that a player has sent. */
export interface OwnDocument {
  readonly id: string;
  readonly document: string;
  readonly state: "sent" | "accepted" | "refused";
  /** Code of the reason of a refusal. */
  readonly reason: string | null;
  readonly at: number;
}

/**
 * A payment of the player that his request to support may be about; `amount` is decimal text, `at`
 * ms since epoch.
 */
export interface PaymentForSupportRequest {
  readonly id: string;
  readonly amount: string;
  readonly iso: string;
  readonly at: number;
}

/** State of a promo code for a player; `most` is decimal text, `endsAt` ms since epoch. */
export interface PromoCodeState {
  readonly code: string;
  readonly state: "good" | "used" | "expired" | "unknown" | "friend";
  readonly percent: number;
  readonly most: string;
  readonly endsAt: number | null;
}

/** Payments of a kind that are listed at most. */
const mostPayments = 50;

/** Creates the data access of the account pages; money is settled up to now before it is read. */
export function accountPagesDataAccess(services: SandboxServices): AccountPagesDataAccess {
  return {
    async statementOf(userId, query) {
      await services.settler.settleDue();
      return loadStatement(services.db, userId, query);
    },
    async bonusesOf(userId) {
      await services.settler.settleDue();
      const [player] = await services.db.select().from(players).where(eq(players.id, userId));
      const wanted: WantedDepositBonusTypes = player
        ? wantedDepositBonusTypes(player)
        : { any: 0, first: 0 };
      return { ...(await loadBonuses(services, userId)), wanted };
    },
    async cashbackOf(userId, programme) {
      await services.settler.settleDue();
      return loadCashback(services.db, userId, programme, services.world.now());
    },
    codesOf: (userId, typed, iso) => loadPlayerPromoCodes(services, userId, typed, iso),
    friendsOf: (userId) => loadInvitedFriends(services.db, userId),
    async documentsOf(userId) {
      const rows = await loadDocuments(services.db, userId);
      return rows.map(({ id, document, state, reason, at }) => ({
        ...{ id, state, reason, at },
        document: document ?? "",
      }));
    },
    filesOf: (userId, threadId) => filesOfThread(services.db, userId, threadId),
    threadsOf: (userId, kind) => loadThreads(services.db, userId, [kind]),
    readThread: (userId, kind, id) => loadThreadAndMarkRead(services.db, userId, kind, id),
    async paymentsOf(userId, kind) {
      const rows = await services.db
        .select()
        .from(payments)
        .where(and(eq(payments.playerId, userId), eq(payments.kind, kind)))
        .orderBy(desc(payments.id))
        .limit(mostPayments);
      return rows.map(({ id, amount, iso, at }) => ({
        id: String(id),
        amount: fromMinor(amount, iso),
        iso,
        at,
      }));
    },
    async conversionOf(userId, order) {
      const [player] = await services.db.select().from(players).where(eq(players.id, userId));
      const quote = player ? await quoteConversion(services.db, player, order) : null;
      if (!quote?.ok) return quote?.code ?? "account";
      const last = { accountId: order.accountId, page: 1, limit: 1 };
      const { movements } = await loadStatement(services.db, userId, last);
      return { ...quote.conversion, mark: movements[0]?.id ?? 0 };
    },
  };
}
