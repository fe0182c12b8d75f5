import { Hono } from "hono";
import { parseStatementFilter } from "~/domain/statement/filter";
import { statementCalls } from "~/platform/services/office/calls.server";
import { requireWholeNumber } from "../http";
import { requirePlayer } from "../people";
import type { SandboxServices } from "../sandbox-services";
import { serve } from "../serve";
import { loadStatement } from "./movements";

const mostListed = 1_000;

/** The player's statement: movements of the ledger (OFC-02). */
export function statementRoutes(services: SandboxServices): Hono {
  const app = new Hono();

  serve(app, statementCalls.movements, async ({ c, request }) => {
    const player = await requirePlayer(services, request);
    await services.settler.settleDue();
    const query = new URL(c.req.url).searchParams;
    const moment = (name: string) =>
      query.has(name) ? requireWholeNumber(query.get(name) ?? undefined) : undefined;
    const { accountId, kind, page } = parseStatementFilter(query);
    const from = moment("fromMs");
    const until = moment("untilMs");
    const limit = Math.min(moment("limit") ?? 50, mostListed);
    return await loadStatement(services.db, player.id, {
      ...(accountId !== null && { accountId }),
      ...(kind !== null && { kind }),
      ...(from !== undefined && { from }),
      ...(until !== undefined && { until }),
      page,
      limit,
    });
  });

  return app;
}
