import { isFieldName } from "./field-name";

/** The most fields of a form; the largest of the product have some hundred. Parsing takes their square. */
const mostFields = 1_000;

/**
 * The fields of a form; throws 400 for any other kind of body, and for names or a number of fields that no form
 * of the product has (SEC-06).
 */
export async function readUrlEncodedForm(request: Request) {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/x-www-form-urlencoded\b/i.test(type))
    throw new Response(null, { status: 400 });
  const form = await request.formData().catch(() => {
    throw new Response(null, { status: 400 });
  });
  const names = [...form.keys()];
  if (names.length > mostFields || !names.every(isFieldName))
    throw new Response(null, { status: 400 });
  return form;
}
