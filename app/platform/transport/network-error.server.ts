/** Error code of a failed `fetch`. It is nested in the cause; with several addresses, in a list of errors. */
export function networkErrorCode(thrown: unknown): string {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    if ("code" in error && typeof error.code === "string") return error.code;
  }
  return "unknown";
}
