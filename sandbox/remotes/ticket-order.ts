import { randomUUID } from "node:crypto";
import { accountTypes } from "~/domain/accounts/account";
import { isRequestKey } from "~/domain/money/request-key";
import type { RemotePlayer } from "~sandbox/services/remote-deps";
import { html, type Markup } from "./markup";
import type { PageRequest } from "./page-request";

/** Refusals of any order that takes a stake from an account; the form as a whole says them. */
export const stakeRefusals = [
  "funds",
  "limit",
  "excluded",
  "account-frozen",
  "account",
  "key-reused",
  "sign-in",
  "reality-check",
  "age-gate",
  "unavailable",
] as const;

/** What a form for a ticket of the lotto or the toto has of its order. */
export interface TicketOrder {
  /** Currency of the account that pays; for a guest the site's. */
  readonly iso: string;
  /** The idempotency key. After a lost response the form keeps it, so that sending it again buys one ticket. */
  readonly key: string;
  /** The button; in its place a link for guests, and for an account that cannot pay. */
  readonly button: Markup;
}

export function ticketOrder(
  ask: PageRequest,
  player: RemotePlayer | null,
  path: string,
  words: { readonly buy: string; readonly signIn: string; readonly account: string },
): TicketOrder {
  const [account] = player?.accounts ?? [];
  const asked = ask.query.get("key") ?? "";
  return {
    iso: account?.iso ?? ask.site.currency,
    key: isRequestKey(asked) ? asked : randomUUID(),
    button: !account
      ? html`<a class="btn main" href="${ask.at("user/login")}?returnUrl=${encodeURIComponent(path)}">${words.signIn}</a>`
      : account.type === accountTypes.bonus
        ? html`<a class="go" href="${ask.at("office/account")}">${words.account}</a>`
        : html`<button class="btn main">${words.buy}</button>`,
  };
}
