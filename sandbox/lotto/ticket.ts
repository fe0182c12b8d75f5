import { expandedLineCount, type Lottery, type LottoNumbers } from "./lotteries";

/**
 * Limits of a ticket: rows of its form, lines that the rows stand for in all (`maxLines`), and
 * draws (`maxDraws`).
 */
export const maxRows = 5;
/** Most lines that the rows of a ticket may stand for in all. */
export const maxLines = 1000;
/** Most draws in a row that a ticket may take part in. */
export const maxDraws = 12;

/** Why the numbers typed in a row of a ticket's form make no line. `row` counts from 1. */
export interface TicketRowError {
  readonly row: number;
  readonly code: "required" | "numbers" | "too-many-lines";
}

/**
 * Reads the rows of a ticket. Each text has the numbers of a field, separated by spaces or commas ("5 12 30");
 * those of the second field follow a slash or are written as "B7". Empty rows are left out. A row must have as
 * many numbers as a line takes, each in its field and only once.
 */
export function parseTicketRows(
  lottery: Lottery,
  rows: readonly (readonly string[])[],
):
  | { readonly ok: true; readonly lines: readonly LottoNumbers[]; readonly count: number }
  | { readonly ok: false; readonly errors: readonly TicketRowError[] } {
  const errors: TicketRowError[] = [];
  const lines = rows.flatMap((texts, at) => {
    const text = texts.join(" ").trim();
    if (text === "") return [];
    const line = readLine(lottery, text);
    if (!line) errors.push({ row: at + 1, code: "numbers" });
    return line ? [line] : [];
  });
  if (errors.length > 0) return { ok: false, errors };
  if (lines.length === 0) return { ok: false, errors: [{ row: 1, code: "required" }] };
  const count = lines.reduce((sum, line) => sum + expandedLineCount(lottery, line), 0);
  if (count > maxLines) return { ok: false, errors: [{ row: 1, code: "too-many-lines" }] };
  return { ok: true, lines, count };
}

function readLine({ fields }: Lottery, text: string): LottoNumbers | null {
  const found: number[][] = fields.map(() => []);
  let field = 0;
  for (const token of text.split(/([/|])|[\s,;]+/).filter(Boolean)) {
    if (token === "/" || token === "|") {
      field += 1;
      continue;
    }
    const [, letter, digits] = /^([AaBb]?)(\d{1,2})$/.exec(token) ?? [];
    const at = letter ? letter.toUpperCase().charCodeAt(0) - 65 : field;
    const own = found[at];
    if (digits === undefined || !own) return null;
    own.push(Number(digits));
  }
  const isWhole = fields.every(({ of, least, most }, at) => {
    const own = found[at] ?? [];
    const isInField = own.every((number) => number >= 1 && number <= of);
    return (
      isInField && new Set(own).size === own.length && own.length >= least && own.length <= most
    );
  });
  return isWhole ? found.map((own) => own.sort((a, b) => a - b)) : null;
}
