import { remoteReplyWire } from "~/platform/services/remotes/wire.server";
import { parseJson } from "~/platform/transport/body.server";
import { cleanBody } from "../clean.server";
import { cleanHead } from "../head.server";
import { addressFinding, keptCssRulesFinding } from "./address-findings.server";
import { parseBodyElements } from "./elements.server";
import { fail, ok, type RemoteCheckFinding, warn } from "./finding.server";
import { formTargetAndButtonFindings } from "./form-findings.server";
import { removedMarkupFinding, visibleBodyFinding } from "./markup-findings.server";

/** The text of a remote's answer, without status and headers, its address, and the origins that the rules need. */
export interface ReplyToJudge {
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
