import type { StatementSearchCriteria } from "~/domain/statement/filter";
import { call } from "../../transport/call.server";
import { type Answer, mapReply } from "../../transport/failure.server";
import type { PlatformScope } from "../../transport/scope.server";
import { statementCalls } from "./calls.server";
import type { StatementWire } from "./wire.server";

/** A page of the player's movements, newest first (OFC-02); amounts are the platform's decimal text. */
export async function loadStatementPage(
  scope: PlatformScope,
  { accountId, kind, from, until }: StatementSearchCriteria,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<Answer<StatementWire>> {
  const query = { accountId, kind, fromMs: from, untilMs: until, page, limit };
  return mapReply(await call(scope, statementCalls.movements, { query }), (wire) => wire);
}
