/** A draw's match, or a ticket's line, has a box for each number or outcome. */
const mostBoxes = 100;

/** Values of boxes, or of one text field, by their number from 1 up. */
export function postedBoxes(form: FormData, prefix: string, most: number): string[][] {
  return Array.from({ length: most }, (_, at) =>
    form
      .getAll(`${prefix}-${at + 1}`)
      .slice(0, mostBoxes)
      .flatMap((value) => (typeof value === "string" ? [value.slice(0, 200)] : [])),
  );
}
