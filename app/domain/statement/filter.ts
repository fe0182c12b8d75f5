import { isMovementGroup, type MovementGroup } from "./groups";

/** Filter of the statement as its address has it (OFC-02); days are in the reader's calendar, "" = none. */
export interface StatementFilter {
  readonly from: string;
  readonly to: string;
  /** null = all accounts. */
  readonly accountId: number | null;
  /** null = all kinds. */
  readonly kind: MovementGroup | null;
  /** Counted from 1. */
  readonly page: number;
  /** Whether a day in the address is no valid date; the filter then has no days at all. */
  readonly isBad: boolean;
}

/** The filter as bounds; `from` included, `until` excluded, ms since epoch. */
export interface StatementSearchCriteria {
  readonly accountId?: number;
  readonly kind?: MovementGroup;
  readonly from?: number;
  readonly until?: number;
}

const dayMs = 86_400_000;
const lastPage = 100_000;

/**
 * Reads the filter from a query. Reversed days are swapped; an invalid value counts as no filter.
 */
export function parseStatementFilter(query: URLSearchParams): StatementFilter {
  const days = [query.get("from") ?? "", query.get("to") ?? ""];
  const isBad = days.some((day) => day !== "" && startOfDay(day, 0) === null);
  const [from = "", to = ""] = isBad ? [] : days;
  const isTurned = from !== "" && to !== "" && from > to;
  const account = query.get("accountId") ?? "";
  const kind = query.get("kind") ?? "";
  const page = Number(/^\d{1,6}$/.exec(query.get("page") ?? "")?.[0] ?? 1);
  return {
    from: isTurned ? to : from,
    to: isTurned ? from : to,
    accountId: /^\d{1,9}$/.test(account) ? Number(account) : null,
    kind: isMovementGroup(kind) ? kind : null,
    page: Math.min(Math.max(1, page), lastPage),
    isBad,
  };
}

/** The filter's bounds for a reader so many hours east of UTC. */
export function toStatementSearchCriteria(
  { from, to, accountId, kind }: StatementFilter,
  zoneHours: number,
): StatementSearchCriteria {
  const first = startOfDay(from, zoneHours);
  const last = startOfDay(to, zoneHours);
  return {
    ...(accountId !== null && { accountId }),
    ...(kind !== null && { kind }),
    ...(first !== null && { from: first }),
    ...(last !== null && { until: last + dayMs }),
  };
}

/** The filter as a query string; `page` 1 and what is not filtered are left out. */
export function statementQuery(
  { from, to, accountId, kind, page }: Omit<StatementFilter, "isBad">,
  format?: "csv",
): string {
  const query = new URLSearchParams({
    ...(from !== "" && { from }),
    ...(to !== "" && { to }),
    ...(accountId !== null && { accountId: String(accountId) }),
    ...(kind !== null && { kind }),
    ...(page > 1 && format === undefined && { page: String(page) }),
    ...(format !== undefined && { format }),
  });
  return query.size > 0 ? `?${query}` : "";
}

/**
 * Start of a calendar day for a reader `zoneHours` east of UTC, ms since epoch; null for a text
 * that is no day.
 */
function startOfDay(text: string, zoneHours: number): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const ms = Date.parse(`${text}T00:00:00Z`);
  const isDay = !Number.isNaN(ms) && new Date(ms).toISOString().slice(0, 10) === text;
  return isDay ? ms - Math.round(zoneHours * 3_600_000) : null;
}
