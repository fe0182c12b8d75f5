/** Most boxes that are read of one match or line; each number or outcome has one. */
const mostBoxes = 100;

/**
 * The posted values of each match or line of a ticket, in order: those of its boxes or of its text
 * field, which are named `{prefix}-{number}` with numbers from 1.
 */
export function postedTicketPicks(form: FormData, prefix: string, lineCount: number): string[][] {
  return Array.from({ length: lineCount }, (_, at) =>
    form
      .getAll(`${prefix}-${at + 1}`)
      .slice(0, mostBoxes)
      .flatMap((value) => (typeof value === "string" ? [value.slice(0, 200)] : [])),
  );
}
