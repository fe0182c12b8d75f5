import { z } from "zod";
import { isRequestKey } from "~/domain/money/request-key";
import { declareForm, type FormResult } from "~/features/forms/declare.server";
import type { Post } from "~/features/gate/action.server";
import { screenPath } from "~/features/screens/links.server";
import {
  activateAccount,
  addCurrency,
  convertAccount,
  removeCurrency,
  type WalletOutcome,
} from "~/platform/accounts/wallets.server";
import { postRules } from "~/server/post-limits.server";

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
function resultOf({ context }: Post, done: string, outcome: WalletOutcome): FormResult {
  if (outcome.ok) return { ok: true, to: `${screenPath(context.lng, screen)}?done=${done}` };
  const { code, message } = outcome;
  return {
    ok: false,
    status: statuses[code] ?? 422,
    errors: [{ field: null, code, title: message }],
  };
}

/** Another account for stakes and for what the header shows (ACC-11). */
export const activateForm = declareForm({
  screen,
  intent: "activate",
  fields: z.object({ accountId }),
  rule: postRules.wallets,
  run: async (typed, post) =>
    resultOf(post, "activate", await activateAccount(post.context.platform, typed.accountId)),
});

/** An account in another currency (ACC-03). */
export const addCurrencyForm = declareForm({
  screen,
  intent: "add",
  fields: z.object({ iso }),
  rule: postRules.wallets,
  run: async (typed, post) =>
    resultOf(post, "add", await addCurrency(post.context.platform, typed.iso)),
});

/** An empty further account is removed (ACC-03). */
export const removeCurrencyForm = declareForm({
  screen,
  intent: "remove",
  fields: z.object({ accountId }),
  rule: postRules.wallets,
  run: async (typed, post) =>
    resultOf(post, "remove", await removeCurrency(post.context.platform, typed.accountId)),
});

/**
 * A conversion (OFC-11). `taken` and `given` are what the page said; other sums are asked about again. Sent once
 * more under its key it changes nothing more, also where the first answer was lost.
 */
export const convertForm = declareForm({
  screen,
  intent: "convert",
  fields: z.object({
    accountId,
    iso,
    key: z.string({ message: "required" }).refine(isRequestKey, "invalid"),
    taken: z.string().max(20).optional(),
    given: z.string().max(20).optional(),
  }),
  rule: postRules.wallets,
  run: async ({ taken, given, ...order }, post) => {
    const seen = taken === undefined || given === undefined ? null : { taken, given };
    return resultOf(
      post,
      "convert",
      await convertAccount(post.context.platform, { ...order, seen }),
    );
  },
});
