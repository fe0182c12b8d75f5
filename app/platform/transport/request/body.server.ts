/** Text of a JSON body; null = there is none. */
export function jsonBodyText(json: unknown): string | null {
  return json === undefined ? null : JSON.stringify(json);
}

/** Fields as the body of a `multipart/form-data` request. */
export function multipartBody(fields: Readonly<Record<string, string>>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return body;
}
