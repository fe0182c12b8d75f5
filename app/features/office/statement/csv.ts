/** A movement as the file lists it; amounts are decimal text, `at` is ISO 8601. */
export interface StatementLine {
  readonly id: number;
  readonly at: string;
  readonly accountId: number;
  readonly iso: string;
  readonly kind: string;
  readonly amount: string;
  readonly balance: string;
  readonly ref: string;
}

const columns = ["id", "at", "accountId", "iso", "kind", "amount", "balance", "ref"] as const;

/**
 * Movements as CSV by RFC 4180 (OFC-02): the names of the ledger, plain decimals with a point, so that a
 * program reads the same sums in every language. The mark at its beginning tells spreadsheets that it is UTF-8.
 */
export function statementCsv(lines: readonly StatementLine[]): string {
  const rows = [columns, ...lines.map((line) => columns.map((name) => String(line[name])))];
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}

/** A cell; what a spreadsheet would run as a formula is made text, signed amounts aside. */
function cell(text: string): string {
  const safe = /^[=+@\t\r]|^-(?!\d)/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
