import type { z } from "zod";
import type { Account, Accounts } from "~/domain/accounts/account";
import { type Answer, malformed } from "../failure.server";
import { minorOf } from "../money.server";
import { reading } from "../policy.server";
import { once, type PlatformScope } from "../scope.server";
import { call } from "../transport.server";
import { accountsReplyWire, type accountWire } from "./wire.server";

const loadPolicy = reading("accounts.load", "bearer", {
  timeoutMs: 1500,
  retries: 1,
  retryDelayMs: 100,
});

/** All accounts of the signed-in player, main and currency ones before bonus ones (ACC-02). */
export function loadAccounts(scope: PlatformScope): Promise<Answer<Accounts>> {
  return once(scope, "platform.accounts", async (): Promise<Answer<Accounts>> => {
    const reply = await call(
      scope,
      loadPolicy,
      { path: "/web-api/officeapi/v1/accounts" },
      accountsReplyWire,
    );
    if (!reply.ok) return reply;
    const all: Account[] = [];
    for (const [index, wire] of reply.data.all_accounts.entries()) {
      const account = accountFrom(wire);
      if (!account) return malformed(`all_accounts.${index}.money`);
      all.push(account);
    }
    const active = all.find((account) => account.isActive) ?? null;
    return { ok: true, value: { all, active, isFrozen: reply.data.is_account_frozen } };
  });
}

function accountFrom(wire: z.output<typeof accountWire>): Account | null {
  const { id, type, iso, symbol, label, isActive } = wire;
  const money = minorOf(wire.money, iso);
  return money === null ? null : { id, type, iso, symbol, money, label, isActive };
}
