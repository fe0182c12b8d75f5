import type { Accounts } from "~/domain/accounts/account";
import type { RequestContext } from "~/features/gate/request-context";
import { loadAccounts } from "~/platform/services/accounts/client.server";

/** The accounts of a signed-in player; null for a guest, and if the platform does not answer. */
export async function loadPlayerAccounts({
  session,
  platform,
}: RequestContext): Promise<Accounts | null> {
  if (session.kind === "guest" || session.isStale) return null;
  const answer = await loadAccounts(platform);
  return answer.ok ? answer.value : null;
}
