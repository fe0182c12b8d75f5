/** Text of a JSON body; null = there is none. */
export function jsonOf(json: unknown): string | null {
  return json === undefined ? null : JSON.stringify(json);
}

/** A body of fields as `multipart/form-data`. */
export function multipartOf(fields: Readonly<Record<string, string>>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return body;
}
