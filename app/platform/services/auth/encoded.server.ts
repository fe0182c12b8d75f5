/** base64 of the UTF-8 text, as the auth API requires (SES-04). */
export function encodeBase64(text: string): string {
  return Buffer.from(text, "utf8").toString("base64");
}
