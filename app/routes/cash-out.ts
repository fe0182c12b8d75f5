import type { CashOutFormData } from "~/domain/coupon/cash-out/cash-out-reply";
import { loadCashOutFormData } from "~/features/coupon/cash-out/cash-out-now.server";
import { loadReceipts } from "~/features/coupon/receipts/receipt.server";
import { authorizePage } from "~/features/gate/authorize.server";
import { withTermsRedirect } from "~/features/gate/loader.server";
import { safePageOfResourceAddress } from "~/features/screens/path";
import { flushCookies } from "~/server/pending-cookies.server";

/**
 * The current cash-out offer for the coupon of a receipt's address, for the open page (CPN-23); it applies
 * the page's own guards.
 */
export const loader = withTermsRedirect(async (args) => {
  const page = safePageOfResourceAddress(new URL(args.request.url));
  if (!page) throw new Response(null, { status: 404 });
  const context = await authorizePage(args, page);
  if (context.decision.screen.id !== "coupon-receipt") throw new Response(null, { status: 404 });
  const { receipt } = await loadReceipts(context);
  const now: CashOutFormData = await loadCashOutFormData(context, args.request, receipt);
  const answer = Response.json(now, { headers: { "Cache-Control": "private, no-store" } });
  flushCookies(context.scope, answer.headers);
  return answer;
});
