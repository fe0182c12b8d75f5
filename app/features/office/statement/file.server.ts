import { parseStatementFilter, toStatementSearchCriteria } from "~/domain/statement/filter";
import type { RequestContext } from "~/features/gate/request-context";
import { loadStatementPage } from "~/platform/services/office/statement.server";
import type { MovementWire } from "~/platform/services/office/wire.server";
import { sendFileInsteadOfPage } from "~/server/download.server";
import { statementCsv } from "./csv";

const perCall = 1_000;
/** Most movements of a file, the newest; the period in the address chooses others. */
const mostLines = 20_000;

/**
 * Sends the statement as a file if the address has `format=csv` (OFC-02): all movements of the
 * filter, not only the shown page. A file that does not hold them all says so in its name. 502 if
 * the platform does not answer, because a partial statement would be wrong.
 */
export async function sendStatementFileInsteadOfPageIfAsked(
  context: RequestContext,
): Promise<void> {
  const { decision, url, platform, settings, scope, now } = context;
  const isAsked =
    decision.kind === "render" &&
    decision.screen.id === "office:historypay" &&
    url.searchParams.get("format") === "csv";
  if (!isAsked || scope.kind !== "document") return;
  const filter = parseStatementFilter(url.searchParams);
  const bounds = toStatementSearchCriteria(filter, settings.timeZone);
  // By their names: a movement that comes meanwhile moves one of a page on to the next.
  const lines = new Map<string, MovementWire>();
  let count = 0;
  for (let page = 1; page <= mostLines / perCall; page++) {
    const found = await loadStatementPage(platform, bounds, { page, limit: perCall });
    if (!found.ok) throw new Response(null, { status: 502 });
    for (const line of found.value.movements) lines.set(`${line.id} ${line.accountId}`, line);
    count = found.value.count;
    if (found.value.movements.length < perCall) break;
  }
  const day = new Date(now).toISOString().slice(0, 10);
  const name = `statement-${day}${count > mostLines ? `-newest-${lines.size}` : ""}`;
  sendFileInsteadOfPage(
    scope,
    new Response(statementCsv([...lines.values()]), {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="${name}.csv"`,
        "Cache-Control": "private, no-store",
      },
    }),
  );
}
