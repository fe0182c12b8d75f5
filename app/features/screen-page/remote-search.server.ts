/** The page's query for its remote, without the shell's own parameters. */
export function queryForRemote(url: URL): string {
  const query = new URLSearchParams(url.search);
  for (const name of ["slip", "modal", "returnUrl", "redirects", "consent"]) query.delete(name);
  return query.size > 0 ? `?${query}` : "";
}
