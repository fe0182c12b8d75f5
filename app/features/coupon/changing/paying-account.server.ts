import { z } from "zod";
import { setPayingAccount } from "~/domain/coupon/change/account";
import { findPayingAccount } from "~/domain/coupon/stakes/stake";
import { readForm, textField } from "~/features/forms/read.server";
import type { FormPost } from "~/features/gate/form-post.server";
import { loadPlayerAccounts } from "../../accounts/player-accounts.server";
import { newPlacementKey } from "../storage/placement-key.server";
import { applyChange, type CouponPostResult, refuseChange } from "./apply-change.server";

/**
 * Chooses the account that pays. The typed stake is kept if the account has the same currency as
 * the one before, else cleared.
 */
export async function setPayingAccountPosted(post: FormPost): Promise<CouponPostResult> {
  const accounts = await loadPlayerAccounts(post.context);
  const { accountId } = readForm(post.form, z.object({ accountId: textField(32) }));
  const chosen = accounts?.all.find(({ id }) => String(id) === accountId);
  if (!chosen) return refuseChange(post, [{ code: accounts ? "account" : guestCode(post) }], 422);
  return applyChange(post, (coupon) => {
    const before = findPayingAccount(coupon.accountId, accounts);
    return setPayingAccount(coupon, chosen.id, before?.iso === chosen.iso, newPlacementKey);
  });
}

/**
 * The refusal code where no accounts are known: `sign-in` for a guest, `unavailable` while the
 * platform does not answer.
 */
const guestCode = ({ context }: FormPost) =>
  context.session.kind === "guest" ? "sign-in" : "unavailable";
