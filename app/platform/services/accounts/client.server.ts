import type { z } from "zod";
import type { Account, Accounts } from "~/domain/accounts/account";
import { oncePerRequest } from "~/server/request-memo.server";
import { call } from "../../transport/call.server";
import { type Answer, malformedFieldFailure } from "../../transport/failure.server";
import { wireToMinor } from "../../transport/money.server";
import type { PlatformScope } from "../../transport/scope.server";
import { loadSiteConfig, NoSiteConfig } from "../config/client.server";
import { memoised } from "../memo.server";
import { accountCalls } from "./calls.server";
import type { accountWire } from "./wire.server";

/**
 * All accounts of the signed-in player (main, currency and bonus ones) in the platform's order, by the call that site
 * config chooses (ACC-02).
 */
export function loadAccounts(scope: PlatformScope): Promise<Answer<Accounts>> {
  return oncePerRequest(scope, memoised.accounts, async (): Promise<Answer<Accounts>> => {
    const reply =
      (await variantOf(scope)) === "whole"
        ? await call(scope, accountCalls.listV1)
        : await call(scope, accountCalls.list);
    if (!reply.ok) return reply;
    const all: Account[] = [];
    for (const [index, wire] of reply.data.all_accounts.entries()) {
      const account = accountFrom(wire);
      if (!account) return malformedFieldFailure(`all_accounts.${index}.money`);
      all.push(account);
    }
    const active = all.find((account) => account.isActive) ?? null;
    return { ok: true, value: { all, active, isFrozen: reply.data.is_account_frozen } };
  });
}

/** How to load the player's accounts, as site config says; "whole" while no config is known. */
async function variantOf(scope: PlatformScope): Promise<"whole" | "by-id"> {
  try {
    return (await loadSiteConfig(scope)).features.accountsVariant;
  } catch (error) {
    if (error instanceof NoSiteConfig) return "whole";
    throw error;
  }
}

function accountFrom(wire: z.output<typeof accountWire>): Account | null {
  const { id, type, iso, symbol, label, isActive } = wire;
  const money = wireToMinor(wire.money, iso);
  return money === null ? null : { id, type, iso, symbol, money, label, isActive };
}
