/** The fields of a form; throws 400 for any other kind of body. */
export async function readUrlEncodedForm(request: Request) {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/x-www-form-urlencoded\b/i.test(type))
    throw new Response(null, { status: 400 });
  try {
    return await request.formData();
  } catch {
    throw new Response(null, { status: 400 });
  }
}
