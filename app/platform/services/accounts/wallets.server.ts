import { currencyNumber } from "~/domain/money/currency-numbers";
import { isKnownCurrency } from "~/domain/money/money";
import { waitUnlessAborted } from "../../transport/bounded.server";
import { call } from "../../transport/call.server";
import type { Failure, Reply } from "../../transport/failure.server";
import type { PlatformScope } from "../../transport/scope.server";
import { wireHeaders } from "../../transport/wire.server";
import { dropMemoised, memoised } from "../memo.server";
import { accountCalls } from "./calls.server";
import { loadAccounts } from "./client.server";
import { accountChangeReplyWire } from "./wire.server";

/** What a change of accounts came to; `message` is the platform's own words (ACC-03). */
export type AccountChangeResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: string; readonly message: string | null };

/** Makes another of the player's accounts the active one (ACC-11). */
export async function activateAccount(
  scope: PlatformScope,
  id: number,
): Promise<AccountChangeResult> {
  const reply = await call(scope, accountCalls.activate, { json: { id } });
  dropMemoised(scope, memoised.accounts);
  if (reply.ok)
    return reply.data.success
      ? { ok: true }
      : { ok: false, code: "account", message: reply.data.message ?? null };
  const { failure } = reply;
  // The platform has no such account: the page's own words are in the reader's language.
  if (failure.kind === "refused" && failure.status === 404)
    return { ok: false, code: "account", message: null };
  return refusalOf(failure);
}

/**
 * How long the shell waits before it looks again whether the platform lists a new money account,
 * ms; `mostLooks`: how often it looks (ACC-03).
 */
const lookEveryMs = 1_000;
const mostLooks = 2;

/** Opens an account in a currency and waits until the platform lists it (ACC-03). */
export async function openCurrencyAccountAndAwaitListing(
  scope: PlatformScope,
  iso: string,
): Promise<AccountChangeResult> {
  if (!isKnownCurrency(iso)) return { ok: false, code: "choice", message: null };
  const reply = await call(scope, accountCalls.open, {
    json: { currency_id: currencyNumber(iso) },
  });
  const done = changeResult(scope, reply);
  if (!done.ok) return done;
  const openedId = reply.ok ? reply.data.bill?.score_id : undefined;
  for (let looks = 0; looks < mostLooks; looks++) {
    dropMemoised(scope, memoised.accounts);
    const accounts = await loadAccounts(scope);
    if (
      accounts.ok &&
      accounts.value.all.some((account) =>
        openedId === undefined ? account.iso === iso : account.id === openedId,
      )
    )
      break;
    if (!(await waitUnlessAborted(lookEveryMs, scope.signal))) break;
  }
  return done;
}

/** Removes one of the player's currency accounts (ACC-03). */
export async function removeCurrencyAccount(
  scope: PlatformScope,
  id: number,
): Promise<AccountChangeResult> {
  return changeResult(scope, await call(scope, accountCalls.remove, { json: { id } }));
}

/**
 * An order to convert the account `accountId` to the currency `iso`, once under `key`. `seen` has
 * the amounts that the page showed, decimal text (OFC-11).
 */
export interface AccountConversionOrder {
  readonly accountId: number;
  readonly iso: string;
  readonly key: string;
  readonly seen: { readonly taken: string; readonly given: string } | null;
}

/** Converts an account, once under its key (OFC-11); `unknown` = the answer was lost, the same key may be sent again. */
export async function convertAccount(
  scope: PlatformScope,
  { key, ...json }: AccountConversionOrder,
): Promise<AccountChangeResult> {
  const headers = { [wireHeaders.idempotencyKey]: key };
  return changeResult(scope, await call(scope, accountCalls.convert, { json, headers }));
}

function changeResult(scope: PlatformScope, reply: Reply<unknown>): AccountChangeResult {
  dropMemoised(scope, memoised.accounts);
  return reply.ok ? { ok: true } : refusalOf(reply.failure);
}

function refusalOf(failure: Failure): AccountChangeResult {
  if (failure.kind !== "refused") return { ok: false, code: "unavailable", message: null };
  const said = accountChangeReplyWire.safeParse(failure.body);
  const { code = "not-saved", message = failure.title } = said.success ? said.data : {};
  return { ok: false, code, message: message ?? null };
}
