import type { StatementSearchCriteria } from "~/domain/statement/filter";
import { call } from "../../transport/call.server";
import { type Answer, mapReply } from "../../transport/failure.server";
import { queryPolicy } from "../../transport/policy.server";
import type { PlatformScope } from "../../transport/scope.server";
import { type StatementWire, statementReplyWire } from "./wire.server";

const policy = queryPolicy("office.movements", "bearer", {
  timeoutMs: 3_000,
  retries: 1,
  retryDelayMs: 100,
});

/** A page of the player's movements, newest first (OFC-02); amounts are the platform's decimal text. */
export async function loadStatementPage(
  scope: PlatformScope,
  { accountId, kind, from, until }: StatementSearchCriteria,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<Answer<StatementWire>> {
  const query = { accountId, kind, fromMs: from, untilMs: until, page, limit };
  const input = { path: "/web-api/officeapi/v1/movements", query } as const;
  return mapReply(await call(scope, policy, input, statementReplyWire), (wire) => wire);
}
