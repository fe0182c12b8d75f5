import type { Language } from "~/i18n/languages";
import {
  attributeValue,
  elementsIn,
  type HtmlElement,
  parseRemoteBody,
  textOfNode,
} from "./clean/html.server";

/** An entry of a feed; `link` is absolute. */
interface FeedEntry {
  readonly title: string;
  readonly link: string;
  readonly lead: string;
  readonly publishedAt: Date;
}

/** A feed; addresses are absolute, `self` is its own. */
interface Feed {
  readonly title: string;
  readonly link: string;
  readonly self: string;
  readonly description: string;
  readonly lng: Language;
  readonly entries: readonly FeedEntry[];
}

/**
 * The entries of a list, from its cleaned markup (docs/conventions.md, "Lists with a feed"). What lacks a link of this
 * site, words or a time is left out.
 */
export function feedEntries(body: string, origin: string): FeedEntry[] {
  const { nodes } = parseRemoteBody(body);
  return elementsIn(nodes)
    .filter((element) => attributeValue(element, "data-entry") !== null)
    .flatMap((element) => entryOf(elementsIn(element.childNodes), origin));
}

function entryOf(inside: readonly HtmlElement[], origin: string): FeedEntry[] {
  const link = inside.find((each) => attributeValue(each, "rel") === "bookmark");
  const lead = inside.find((each) => attributeValue(each, "data-lead") !== null);
  const time = inside.find(({ tagName }) => tagName === "time");
  const href = link && attributeValue(link, "href");
  const publishedAt = new Date((time && attributeValue(time, "datetime")) ?? Number.NaN);
  if (
    !link ||
    !href?.startsWith("/") ||
    href.startsWith("//") ||
    Number.isNaN(publishedAt.getTime())
  )
    return [];
  const title = textOfNode(link).trim();
  if (title === "") return [];
  return [{ title, link: `${origin}${href}`, lead: lead ? textOfNode(lead) : "", publishedAt }];
}

/** A feed as RSS 2.0. */
export function rssFeed({ title, link, self, description, lng, entries }: Feed): string {
  const items = entries.map(
    (entry) =>
      `<item><title>${escapeXml(entry.title)}</title><link>${escapeXml(entry.link)}</link><guid>${escapeXml(entry.link)}</guid><pubDate>${entry.publishedAt.toUTCString()}</pubDate><description>${escapeXml(entry.lead)}</description></item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${escapeXml(title)}</title><link>${escapeXml(link)}</link><description>${escapeXml(description)}</description><language>${lng}</language><atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>${items.join("")}</channel></rss>\n`;
}

/** Text without what XML forbids, and escaped. */
function escapeXml(text: string): string {
  return text
    .replace(/[\p{Cc}\uFFFE\uFFFF]/gu, (char) => (/[\t\n\r]/.test(char) ? " " : ""))
    .replace(/[<>&'"]/g, (char) => `&#${char.charCodeAt(0)};`);
}
