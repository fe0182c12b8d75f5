import { and, desc, eq } from "drizzle-orm";
import type { Conversion } from "~/domain/accounts/conversion";
import type { CashbackProgramme } from "~/domain/bonuses/cashback";
import { fromMinor } from "~/domain/money/money";
import type { PaymentKind } from "~/domain/payments/payment";
import type { ThreadKind } from "~/domain/support/support";
import type { BonusesWire } from "~/platform/bonuses/wire.server";
import type { StatementWire } from "~/platform/office/wire.server";
import type { ThreadWire } from "~/platform/support/wire.server";
import { payments, players } from "../../db/schema";
import { bonusesOf } from "../bonuses/read";
import { bonusTypesOf, type WantedBonuses } from "../bonuses/wanted";
import type { Core } from "../core";
import { documentsOf, filesOfThread } from "../documents/documents";
import { type CashbackBook, cashbackBook } from "../rewards/cashback";
import { codesFor } from "../rewards/codes";
import { friendsOf } from "../rewards/friends";
import { readThread, type Thread, threadsOf } from "../support/threads";
import { type StatementQuery, statementOf } from "./movements";
import type { WalletRefusal } from "./wallet-texts";
import { quoteConversion } from "./wallets";

/** What the pages of the office ask the sandbox for, all of it a player's own. */
export interface OfficeDeps {
  statementOf(userId: number, query: StatementQuery): Promise<StatementWire>;
  /** Bonuses, offers, and the kinds that the player wants. */
  bonusesOf(userId: number): Promise<BonusesWire & { readonly wanted: WantedBonuses }>;
  cashbackOf(userId: number, programme: CashbackProgramme): Promise<CashbackBook>;
  /** What a typed code is ("" = none was typed), and the player's own codes; amounts in `iso`. */
  codesOf(
    userId: number,
    typed: string,
    iso: string,
  ): Promise<{ readonly asked: CodeCheck | null; readonly own: readonly CodeCheck[] }>;
  friendsOf(userId: number): ReturnType<typeof friendsOf>;
  /** Documents that the player has sent, the newest first; `at` is ms since epoch. */
  documentsOf(userId: number): Promise<readonly OwnDocument[]>;
  /** Files of a thread's messages, by the message. */
  filesOf(userId: number, threadId: number): ReturnType<typeof filesOfThread>;
  threadsOf(userId: number, kind: ThreadKind): Promise<readonly ThreadWire[]>;
  /** A thread with its messages, which are read by it; null = no such thread of the player. */
  readThread(userId: number, kind: ThreadKind, id: number): Promise<Thread | null>;
  /** The player's latest payments of a kind. */
  paymentsOf(userId: number, kind: PaymentKind): Promise<readonly OwnPayment[]>;
  /**
   * What converting an account would come to now; the code of a refusal where it cannot be. `mark` names the
   * account's last movement.
   */
  conversionOf(
    userId: number,
    order: { readonly accountId: number; readonly iso: string },
  ): Promise<(Conversion & { readonly mark: number }) | WalletRefusal>;
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

/** A payment that a request may be about; `amount` is decimal text, `at` ms since epoch. */
export interface OwnPayment {
  readonly id: string;
  readonly amount: string;
  readonly iso: string;
  readonly at: number;
}

/** A promo code as it stands for a player; `most` is decimal text, `endsAt` ms since epoch. */
export interface CodeCheck {
  readonly code: string;
  readonly state: "good" | "used" | "expired" | "unknown" | "friend";
  readonly percent: number;
  readonly most: string;
  readonly endsAt: number | null;
}

/** Payments of a kind that are listed at most. */
const mostPayments = 50;

/** Access of the office's pages to the sandbox; money is settled up to now before it is told. */
export function officeAccess(core: Core): OfficeDeps {
  return {
    async statementOf(userId, query) {
      await core.settler.settleDue();
      return statementOf(core.db, userId, query);
    },
    async bonusesOf(userId) {
      await core.settler.settleDue();
      const [player] = await core.db.select().from(players).where(eq(players.id, userId));
      const wanted: WantedBonuses = player ? bonusTypesOf(player) : { any: 0, first: 0 };
      return { ...(await bonusesOf(core, userId)), wanted };
    },
    async cashbackOf(userId, programme) {
      await core.settler.settleDue();
      return cashbackBook(core.db, userId, programme, core.world.now());
    },
    codesOf: (userId, typed, iso) => codesFor(core, userId, typed, iso),
    friendsOf: (userId) => friendsOf(core.db, userId),
    async documentsOf(userId) {
      const rows = await documentsOf(core.db, userId);
      return rows.map(({ id, document, state, reason, at }) => ({
        ...{ id, state, reason, at },
        document: document ?? "",
      }));
    },
    filesOf: (userId, threadId) => filesOfThread(core.db, userId, threadId),
    threadsOf: (userId, kind) => threadsOf(core.db, userId, [kind]),
    readThread: (userId, kind, id) => readThread(core.db, userId, kind, id),
    async paymentsOf(userId, kind) {
      const rows = await core.db
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
      const [player] = await core.db.select().from(players).where(eq(players.id, userId));
      const quote = player ? await quoteConversion(core.db, player, order) : null;
      if (!quote?.ok) return quote?.code ?? "account";
      const last = { accountId: order.accountId, page: 1, limit: 1 };
      const { movements } = await statementOf(core.db, userId, last);
      return { ...quote.conversion, mark: movements[0]?.id ?? 0 };
    },
  };
}
