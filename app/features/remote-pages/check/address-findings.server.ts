import { scopeCss } from "../scope-css.server";
import { allowedAddress } from "../urls.server";
import { fail, ok, type RemoteCheckFinding, warn } from "./finding.server";

/** Checks how many rules of a remote's style are left once it is scoped. */
export function keptCssRulesFinding(
  css: string,
  addresses: { readonly app: string; readonly url: string; readonly origins: readonly string[] },
): RemoteCheckFinding {
  const scoped = scopeCss(css, addresses);
  if (scoped === null) return fail("style", "cannot be parsed or is too large: left out whole");
  const rules = (text: string) => text.match(/\{/g)?.length ?? 0;
  const lost = rules(css) - rules(scoped);
  const imports = /@import/i.test(css) ? ", @import is left out" : "";
  return lost > 0 || imports !== ""
    ? warn("style", `${Math.max(lost, 0)} of ${rules(css)} rules left out${imports}`)
    : ok("style", `${rules(css)} rules, all scoped to the outlet`);
}

/**
 * Checks whether a remote's addresses are all of origins that the shell loads from; `check` names
 * the line of the table.
 */
export function addressFinding(
  check: string,
  listed: readonly string[],
  { url, origins }: { readonly url: string; readonly origins: readonly string[] },
): RemoteCheckFinding {
  const foreign = listed.filter((address) => allowedAddress(address, url, origins) === null);
  return foreign.length === 0
    ? ok(check, listed.length === 0 ? "none" : `${listed.length} of allowed origins`)
    : fail(check, `not loaded, their origin is not allowed: ${foreign.join(", ")}`);
}
