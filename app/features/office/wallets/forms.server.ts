import { z } from "zod";
import { isKnownCurrency } from "~/domain/money/money";
import { isRequestKey } from "~/domain/money/request-key";
import { declareForm, type FormResult } from "~/features/forms/declare.server";
import type { FormPost } from "~/features/gate/form-post.server";
import { screenPath } from "~/features/screens/links.server";
import {
  type AccountChangeResult,
  activateAccount,
  convertAccount,
  openCurrencyAccountAndAwaitListing,
  removeCurrencyAccount,
} from "~/platform/services/accounts/wallets.server";
import { postLimits } from "~/server/post-limits/rules.server";

const screen = "office:account";
const accountId = z.coerce.number({ message: "required" }).int("choice").positive("choice");
const iso = z.string({ message: "required" }).regex(/^[A-Z]{3}$/, "choice");

/** HTTP status of a refusal; 422 for what the player can correct. */
const statuses: Readonly<Record<string, number>> = {
  unavailable: 503,
  excluded: 403,
  "account-frozen": 403,
  changed: 409,
  "key-reused": 409,
};

/** Back to the accounts with what was done, or the form with the platform's own words (ACC-03). */
function resultOf({ context }: FormPost, done: string, outcome: AccountChangeResult): FormResult {
  if (outcome.ok) return { ok: true, to: `${screenPath(context.lng, screen)}?done=${done}` };
  const { code, message } = outcome;
  return {
    ok: false,
    status: statuses[code] ?? 422,
    errors: [{ field: null, code, title: message }],
  };
}

/** Makes another account the active one, for stakes and in the header (ACC-11). */
export const chooseActiveAccountForm = declareForm({
  screen,
  intent: "activate",
  fields: z.object({ accountId }),
  rule: postLimits.wallets,
  events: "wallet_activate",
  run: async (typed, post) =>
    resultOf(post, "activate", await activateAccount(post.context.platform, typed.accountId)),
});

/** Opens an account in another currency (ACC-03). */
export const addCurrencyAccountForm = declareForm({
  screen,
  intent: "add",
  fields: z.object({ iso }),
  rule: postLimits.wallets,
  events: "wallet_add",
  run: async (typed, post) =>
    isKnownCurrency(typed.iso)
      ? resultOf(
          post,
          "add",
          await openCurrencyAccountAndAwaitListing(post.context.platform, typed.iso),
        )
      : { ok: false, errors: [{ field: "iso", code: "choice" }] },
});

/** Removes an empty further account (ACC-03). */
export const removeCurrencyAccountForm = declareForm({
  screen,
  intent: "remove",
  fields: z.object({ accountId }),
  rule: postLimits.wallets,
  events: "wallet_remove",
  run: async (typed, post) =>
    resultOf(post, "remove", await removeCurrencyAccount(post.context.platform, typed.accountId)),
});

/**
 * Converts an account (OFC-11). `taken` and `given` are the amounts that the page showed; if they
 * have changed, the player is asked again. Repeating the key converts once, also after a lost
 * response.
 */
export const convertAccountForm = declareForm({
  screen,
  intent: "convert",
  fields: z.object({
    accountId,
    iso,
    key: z.string({ message: "required" }).refine(isRequestKey, "invalid"),
    taken: z.string().max(20).optional(),
    given: z.string().max(20).optional(),
  }),
  rule: postLimits.wallets,
  events: "wallet_convert",
  run: async ({ taken, given, ...order }, post) => {
    const seen = taken === undefined || given === undefined ? null : { taken, given };
    return resultOf(
      post,
      "convert",
      await convertAccount(post.context.platform, { ...order, seen }),
    );
  },
});
