import { parseStatementFilter, toStatementSearchCriteria } from "~/domain/statement/filter";
import type { RequestContext } from "~/features/gate/request-context";
import { loadStatementPage } from "~/platform/office/statement.server";
import type { MovementWire } from "~/platform/office/wire.server";
import { sendFileInsteadOfPage } from "~/server/download.server";
import { statementCsv } from "./csv";

const perCall = 1_000;
/** Maximum number of movements in a file; the period of the address narrows them. */
const mostLines = 20_000;

/**
 * Sends the statement as a file if the address has `format=csv` (OFC-02): all movements of the
 * filter, not only the shown page. 502 if the platform does not answer, because a partial statement
 * would be wrong.
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
  const lines: MovementWire[] = [];
  for (let page = 1; lines.length < mostLines; page++) {
    const found = await loadStatementPage(platform, bounds, { page, limit: perCall });
    if (!found.ok) throw new Response(null, { status: 502 });
    lines.push(...found.value.movements);
    if (found.value.movements.length < perCall) break;
  }
  const day = new Date(now).toISOString().slice(0, 10);
  sendFileInsteadOfPage(
    scope,
    new Response(statementCsv(lines), {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="statement-${day}.csv"`,
        "Cache-Control": "private, no-store",
      },
    }),
  );
}
