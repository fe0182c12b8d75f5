import { readerDateFormat } from "../clock";
import { html } from "../markup";
import type { PageRequest, RemotePage } from "../page-request";
import { maintenanceTexts, noticeTexts } from "./notice-texts";

/**
 * The words of a notice that the shell shows in place of a page, by its name; null = no such notice. Its facts are in the
 * header `x-notice`: `from` and `to` of maintenance (ISO 8601) with the site's `zone` in hours, `withdrawal` of a ban. What
 * can be pressed is the shell's.
 */
export function noticePage(
  { lng, request }: Pick<PageRequest, "lng" | "request">,
  name: string,
): RemotePage | null {
  const t = noticeTexts(lng);
  const facts = new URLSearchParams(request.headers.get("x-notice") ?? "");
  const page = (title: string, ...texts: readonly string[]): RemotePage => ({
    title,
    body: html`<h1>${title}</h1>${texts.map((text) => html`<p>${text}</p>`)}`,
    isNoindex: true,
  });
  if (name === "banned")
    return page(...t.banned, facts.get("withdrawal") === "1" ? t.withdrawal : t.noWithdrawal);
  if (name === "maintenance") {
    const clock = readerDateFormat(lng, Number(facts.get("zone") ?? "0") || 0, false);
    const [from, to] = ["from", "to"].map((fact) => {
      const at = Date.parse(facts.get(fact) ?? "");
      return Number.isNaN(at) ? null : clock.momentText(at);
    });
    const words = maintenanceTexts[lng === "ru" ? "ru" : "en"];
    const pattern =
      from && to ? words.between : from ? words.since : to ? words.until : words.undated;
    const when = pattern.replace("{from}", from ?? "").replace("{to}", to ?? "");
    return page(words.title, when, words.money);
  }
  const plain = Object.hasOwn(t.plain, name) ? t.plain[name] : undefined;
  return plain ? page(...plain) : null;
}
