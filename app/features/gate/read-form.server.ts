import { isFieldName } from "./field-name";

/** The most fields of a form; the largest of the product have some hundred. Parsing takes their square. */
const mostFields = 1_000;

/** Names of fields that a form may send several times; "any" = each form's own schema decides. */
export type ListFields = readonly string[] | "any";

/**
 * The fields of a form; throws 400 for any other kind of body, and for names or a number of fields that no form
 * of the product has, or where a field that takes one value has several: none of them is the chosen one (SEC-06).
 */
export async function readUrlEncodedForm(request: Request, lists: ListFields) {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/x-www-form-urlencoded\b/i.test(type))
    throw new Response(null, { status: 400 });
  const form = await request.formData().catch(() => {
    throw new Response(null, { status: 400 });
  });
  const names = [...form.keys()];
  if (names.length > mostFields || !names.every(isFieldName))
    throw new Response(null, { status: 400 });
  const isTwofold = (name: string) => new Set(form.getAll(name)).size > 1;
  if (lists !== "any" && names.some((name) => !lists.includes(name) && isTwofold(name)))
    throw new Response(null, { status: 400 });
  return form;
}
