/** Whether to add `; Secure`: on every cookie of an https page (SEC-10). */
export function isSecure(request: Request) {
  return new URL(request.url).protocol === "https:";
}

/** `; Secure` for a cookie of an https page, else "". */
export const secureAttribute = (request: Request) => (isSecure(request) ? "; Secure" : "");
