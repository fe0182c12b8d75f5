import { readStatementFilter, statementBounds } from "~/domain/statement/filter";
import type { RequestContext } from "~/features/gate/request-context";
import { loadStatement } from "~/platform/office/statement.server";
import type { MovementWire } from "~/platform/office/wire.server";
import { sendInstead } from "~/server/download.server";
import { statementCsv } from "./csv";

const perCall = 1_000;
/** Movements that one file has at most; the period of the address narrows them. */
const mostLines = 20_000;

/**
 * The statement as a file, where the address asks for `format=csv` (OFC-02): all that the filter names, not the
 * shown page alone. 502 where the platform does not answer, since half a statement would be a wrong one.
 */
export async function offerStatement(context: RequestContext): Promise<void> {
  const { decision, url, platform, settings, scope, now } = context;
  const isAsked =
    decision.kind === "render" &&
    decision.screen.id === "office:historypay" &&
    url.searchParams.get("format") === "csv";
  if (!isAsked || scope.kind !== "document") return;
  const filter = readStatementFilter(url.searchParams);
  const bounds = statementBounds(filter, settings.timeZone);
  const lines: MovementWire[] = [];
  for (let page = 1; lines.length < mostLines; page++) {
    const found = await loadStatement(platform, bounds, { page, limit: perCall });
    if (!found.ok) throw new Response(null, { status: 502 });
    lines.push(...found.value.movements);
    if (found.value.movements.length < perCall) break;
  }
  const day = new Date(now).toISOString().slice(0, 10);
  sendInstead(
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
