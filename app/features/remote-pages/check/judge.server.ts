import { remoteReplyWire } from "~/platform/services/remotes/wire.server";
import { parseJson } from "~/platform/transport/body.server";
import { cleanBody } from "../clean/body.server";
import { cleanHead } from "../clean/head.server";
import {
  attributeValue,
  BodyTooComplex,
  elementsIn,
  type HtmlElement,
  parseRemoteBody,
  textOfNode,
} from "../clean/html.server";
import { allowedAddress, isOwnAddress, isPostToOwnPage } from "../clean/urls.server";
import { scopeCss } from "../css/scope.server";

/** One line of the check's table; a `fail` is what a visitor would miss or the shell refuses. */
export interface RemoteCheckFinding {
  readonly check: string;
  readonly verdict: "ok" | "warn" | "fail";
  readonly detail: string;
}

export const ok = (check: string, detail: string): RemoteCheckFinding => ({
  check,
  verdict: "ok",
  detail,
});
export const warn = (check: string, detail: string): RemoteCheckFinding => ({
  check,
  verdict: "warn",
  detail,
});
export const fail = (check: string, detail: string): RemoteCheckFinding => ({
  check,
  verdict: "fail",
  detail,
});

/** The text of a remote's answer, without status and headers, its address, and the origins that the rules need. */
interface ReplyToJudge {
  /** The page's address at the remote. */
  readonly url: string;
  readonly text: string;
  /** Origins that styles and scripts may come from; the remote's own is one. */
  readonly origins: readonly string[];
  /**
   * The shell's origin, to which forms may post by an absolute address; null where it is unknown:
   * then every absolute address counts as foreign.
   */
  readonly siteOrigin: string | null;
}

/**
 * Judges a remote's reply by the shell's own rules (REM-01, REM-09, REM-11, REM-13): one finding per rule, also
 * for each rule that the reply keeps. `isPart` = it is a part beside pages, such as the footer, and has no
 * head.
 */
export function judgeRemoteReply(
  { url, text, origins, siteOrigin }: ReplyToJudge,
  isPart: boolean,
): RemoteCheckFinding[] {
  const json = parseJson(text);
  if (json === undefined || json === null)
    return [fail("reply", "not JSON: the shell shows its error page")];
  const read = remoteReplyWire.safeParse(json);
  if (!read.success) {
    const [issue] = read.error.issues;
    return [fail("reply", `${issue?.path.join(".") || "the reply"}: ${issue?.message ?? "wrong"}`)];
  }
  const reply = read.data;
  const findings = [ok("reply", "has every field that the shell needs")];
  if (reply.appName.trim() === "") findings.push(fail("appName", "empty"));
  const all = parseBodyElements(reply.body);
  if (typeof all === "string") return [...findings, fail("body", `refused: ${all}`)];
  const clean = cleanBody(reply.body, siteOrigin);
  const addresses = { app: reply.appName, url, origins };
  const head = cleanHead(reply.head ?? "");
  const styles = [...head.styles, reply.style ?? "", ...clean.styles];
  const sheets = [...(reply.cssToLoad ?? []), ...head.sheets];
  return [
    ...findings,
    visibleBodyFinding(clean.html),
    removedMarkupFinding(all, clean.html),
    ...formTargetAndButtonFindings(all, siteOrigin),
    ...styles.flatMap((css) => (css.trim() === "" ? [] : [keptCssRulesFinding(css, addresses)])),
    addressFinding("style sheets", sheets, addresses),
    addressFinding("scripts", reply.scriptsToLoad ?? [], addresses),
    ...(isPart ? [] : [headFinding(reply.title ?? "", head.metas.length)]),
  ];
}

function headFinding(title: string, metas: number): RemoteCheckFinding {
  if (title.trim() === "") return warn("head", "no title: the page has the screen's own");
  return metas === 0
    ? warn("head", `title "${title}", and no description or other meta is kept`)
    : ok("head", `title "${title}", ${metas} more`);
}

/** Whether the cleaned body shows anything without a script. */
function visibleBodyFinding(html: string): RemoteCheckFinding {
  const words = parseRemoteBody(html).nodes.map(textOfNode).join("").trim();
  return words === "" && !/<(?:img|svg|input|button)\b/.test(html)
    ? fail("body", "nothing to see without a script: it is drawn by code alone")
    : ok("body", `${words.length} characters of text, ${html.length} of markup`);
}

/**
 * Checks which elements and event handlers of a remote's body cleaning has removed; `all` are those
 * before it, `html` is the cleaned body.
 */
function removedMarkupFinding(all: readonly HtmlElement[], html: string): RemoteCheckFinding {
  const kept = new Map(countOf(elementsIn(parseRemoteBody(html).nodes)));
  const lost = countOf(all).flatMap(([name, count]) => {
    const missing = count - (kept.get(name) ?? 0);
    // Styles are taken out of the body and scoped.
    return missing > 0 && name !== "style" ? [`${name} ×${missing}`] : [];
  });
  return lost.length === 0
    ? ok("markup", "kept whole")
    : warn("markup", `removed with what is in it: ${lost.join(", ")}`);
}

/** How often each element name occurs, and how often each event handler attribute (`on…`). */
function countOf(elements: readonly HtmlElement[]): [string, number][] {
  const counts = new Map<string, number>();
  const add = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const { tagName, attrs } of elements) {
    add(tagName.toLowerCase());
    for (const { name } of attrs) if (name.startsWith("on")) add(name);
  }
  return [...counts];
}

/**
 * Checks whether each form of a remote's body goes to the shell and can be sent without a script.
 */
function formTargetAndButtonFindings(
  all: readonly HtmlElement[],
  siteOrigin: string | null,
): RemoteCheckFinding[] {
  return all
    .filter(({ tagName }) => tagName.toLowerCase() === "form")
    .map((form, at) => {
      const check = `form ${at + 1}`;
      const method = attributeValue(form, "method")?.trim().toLowerCase() || "get";
      const action = attributeValue(form, "action") ?? "";
      const isOwn = method === "post" ? isPostToOwnPage : isOwnAddress;
      if (method === "dialog" || !isOwn(action, siteOrigin))
        return fail(check, `${method} to "${action}" does nothing: forms go to the shell's pages`);
      const fields = elementsIn(form.childNodes);
      const isSendable = fields.some(
        (one) =>
          (one.tagName === "button" && (attributeValue(one, "type") ?? "submit") === "submit") ||
          (one.tagName === "input" &&
            ["submit", "image"].includes(attributeValue(one, "type")?.toLowerCase() ?? "")),
      );
      const id = attributeValue(form, "id");
      const isOutside = all.some((one) => id !== null && attributeValue(one, "form") === id);
      return isSendable || isOutside
        ? ok(check, `${method} to "${action}"`)
        : fail(
            check,
            `${method} to "${action}" has no button: nobody can send it without a script`,
          );
    });
}

/** Checks how many rules of a remote's style are left once it is scoped. */
function keptCssRulesFinding(
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
function addressFinding(
  check: string,
  listed: readonly string[],
  { url, origins }: { readonly url: string; readonly origins: readonly string[] },
): RemoteCheckFinding {
  const foreign = listed.filter((address) => allowedAddress(address, url, origins) === null);
  return foreign.length === 0
    ? ok(check, listed.length === 0 ? "none" : `${listed.length} of allowed origins`)
    : fail(check, `not loaded, their origin is not allowed: ${foreign.join(", ")}`);
}

/** The body's elements in order, or why the shell refuses to read it. */
function parseBodyElements(body: string): HtmlElement[] | string {
  try {
    return elementsIn(parseRemoteBody(body).nodes);
  } catch (error) {
    if (error instanceof BodyTooComplex) return error.message;
    throw error;
  }
}
