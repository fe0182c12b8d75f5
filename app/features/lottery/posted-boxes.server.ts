/** Most boxes that are read of one match or line; each number or outcome has one. */
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
