import { parseJson } from "~/platform/body.server";
import { remoteReplyWire } from "~/platform/remotes/wire.server";
import { cleanBody } from "../clean.server";
import { cleanHead } from "../head.server";
import {
  attributeValue,
  BodyTooComplex,
  type HtmlElement,
  type HtmlNode,
  isElement,
  parseBody,
  textOfNode,
} from "../parse.server";
import { scopeCss } from "../scope-css.server";
import { allowedAddress, isOwnAddress, isOwnPost } from "../urls.server";

/** One line of the check's table; a `fail` is what a visitor would miss or the shell refuses. */
export interface Finding {
  readonly check: string;
  readonly verdict: "ok" | "warn" | "fail";
  readonly detail: string;
}

/** A remote's answer as it came, without what its transport says. */
export interface JudgedReply {
  /** The page's address at the remote. */
  readonly url: string;
  readonly text: string;
  /** Origins that styles and scripts may come from; the remote's own is one. */
  readonly origins: readonly string[];
  /** The shell's origin: what forms may post to by an absolute address. */
  readonly siteOrigin: string | null;
}

const ok = (check: string, detail: string): Finding => ({ check, verdict: "ok", detail });
const warn = (check: string, detail: string): Finding => ({ check, verdict: "warn", detail });
const fail = (check: string, detail: string): Finding => ({ check, verdict: "fail", detail });

/** Judges a remote's reply, a whole page's or that of a part of pages, by the shell's own rules for it (REM-01, REM-09, REM-11, REM-13). */
export function judgeReply(
  { url, text, origins, siteOrigin }: JudgedReply,
  isPart: boolean,
): Finding[] {
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
  const all = elementsOf(reply.body);
  if (typeof all === "string") return [...findings, fail("body", `refused: ${all}`)];
  const clean = cleanBody(reply.body, siteOrigin);
  const addresses = { app: reply.appName, url, origins };
  const head = cleanHead(reply.head ?? "");
  const styles = [...head.styles, reply.style ?? "", ...clean.styles];
  const sheets = [...(reply.cssToLoad ?? []), ...head.sheets];
  return [
    ...findings,
    bodyFinding(clean.html),
    markupFinding(all, clean.html),
    ...formFindings(all, siteOrigin),
    ...styles.flatMap((css) => (css.trim() === "" ? [] : [cssFinding(css, addresses)])),
    addressFinding("style sheets", sheets, addresses),
    addressFinding("scripts", reply.scriptsToLoad ?? [], addresses),
    ...(isPart ? [] : [headFinding(reply.title ?? "", head.metas.length)]),
  ];
}

/** The body's elements in order, or why the shell refuses to read it. */
function elementsOf(body: string): HtmlElement[] | string {
  try {
    return flat(parseBody(body).nodes);
  } catch (error) {
    if (error instanceof BodyTooComplex) return error.message;
    throw error;
  }
}

function flat(nodes: readonly HtmlNode[]): HtmlElement[] {
  return nodes.flatMap((node) => (isElement(node) ? [node, ...flat(node.childNodes)] : []));
}

function bodyFinding(html: string): Finding {
  const words = parseBody(html).nodes.map(textOfNode).join("").trim();
  return words === "" && !/<(?:img|svg|input|button)\b/.test(html)
    ? fail("body", "nothing to see without a script: it is drawn by code alone")
    : ok("body", `${words.length} characters of text, ${html.length} of markup`);
}

function markupFinding(all: readonly HtmlElement[], html: string): Finding {
  const kept = new Map(countOf(flat(parseBody(html).nodes)));
  const lost = countOf(all).flatMap(([name, count]) => {
    const missing = count - (kept.get(name) ?? 0);
    // Styles are taken out of the body and scoped.
    return missing > 0 && name !== "style" ? [`${name} ×${missing}`] : [];
  });
  return lost.length === 0
    ? ok("markup", "kept whole")
    : warn("markup", `removed with what is in it: ${lost.join(", ")}`);
}

/** Elements by name, and event handlers by theirs. */
function countOf(elements: readonly HtmlElement[]): [string, number][] {
  const counts = new Map<string, number>();
  const add = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const { tagName, attrs } of elements) {
    add(tagName.toLowerCase());
    for (const { name } of attrs) if (name.startsWith("on")) add(name);
  }
  return [...counts];
}

function formFindings(all: readonly HtmlElement[], siteOrigin: string | null): Finding[] {
  return all
    .filter(({ tagName }) => tagName.toLowerCase() === "form")
    .map((form, at) => {
      const check = `form ${at + 1}`;
      const method = attributeValue(form, "method")?.trim().toLowerCase() || "get";
      const action = attributeValue(form, "action") ?? "";
      const isOwn = method === "post" ? isOwnPost : isOwnAddress;
      if (method === "dialog" || !isOwn(action, siteOrigin))
        return fail(check, `${method} to "${action}" does nothing: forms go to the shell's pages`);
      const fields = flat(form.childNodes);
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

function cssFinding(
  css: string,
  addresses: { readonly app: string; readonly url: string; readonly origins: readonly string[] },
): Finding {
  const scoped = scopeCss(css, addresses);
  if (scoped === null) return fail("style", "cannot be parsed or is too large: left out whole");
  const rules = (text: string) => text.match(/\{/g)?.length ?? 0;
  const lost = rules(css) - rules(scoped);
  const imports = /@import/i.test(css) ? ", @import is left out" : "";
  return lost > 0 || imports !== ""
    ? warn("style", `${Math.max(lost, 0)} of ${rules(css)} rules left out${imports}`)
    : ok("style", `${rules(css)} rules, all scoped to the outlet`);
}

function addressFinding(
  check: string,
  listed: readonly string[],
  { url, origins }: { readonly url: string; readonly origins: readonly string[] },
): Finding {
  const foreign = listed.filter((address) => allowedAddress(address, url, origins) === null);
  return foreign.length === 0
    ? ok(check, listed.length === 0 ? "none" : `${listed.length} of allowed origins`)
    : fail(check, `not loaded, their origin is not allowed: ${foreign.join(", ")}`);
}

function headFinding(title: string, metas: number): Finding {
  if (title.trim() === "") return warn("head", "no title: the page has the screen's own");
  return metas === 0
    ? warn("head", `title "${title}", and no description or other meta is kept`)
    : ok("head", `title "${title}", ${metas} more`);
}
