/**
 * The token of an e-mailed link, which replaces the code; cut to `longest` characters.
 * null = the address has none.
 */
export function readEmailLinkToken({ searchParams }: URL, longest = 256): string | null {
  const token = searchParams.get("token") ?? "";
  return token === "" ? null : token.slice(0, longest);
}
