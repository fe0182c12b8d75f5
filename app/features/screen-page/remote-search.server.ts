import { referralParameters } from "~/features/referral/referral";

/**
 * The query of the page's address that its remote gets: all but the shell's own parameters; "" or
 * starting with "?".
 */
export function queryForRemote(url: URL): string {
  const query = new URLSearchParams(url.search);
  for (const name of [
    ...["slip", "modal", "returnUrl", "redirects", "consent"],
    ...["platform_type", "payment_consultant"],
    ...referralParameters,
  ])
    query.delete(name);
  return query.size > 0 ? `?${query}` : "";
}
