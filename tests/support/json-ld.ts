import { z } from "zod";

/** An absolute address on an origin, without a fragment where it names a page. */
const addressOn = (origin: string) => z.url().startsWith(`${origin}/`);

const text = z.string().trim().min(1);
const team = z.strictObject({ "@type": z.literal("SportsTeam"), name: text });

/**
 * What search engines require of each kind that pages promise (Google's lists of required properties; schema.org): a graph
 * of another kind, or with a property missing, does not fit.
 */
export function graphSchema(origin: string) {
  const address = addressOn(origin);
  const organization = z.strictObject({
    "@type": z.literal("Organization"),
    "@id": address,
    name: text,
    url: address,
    logo: address.regex(/\.(?:png|svg)$/),
  });
  const webSite = z.strictObject({
    "@type": z.literal("WebSite"),
    "@id": address,
    name: text,
    url: address,
    inLanguage: z.string().regex(/^[a-z]{2}$/),
    publisher: z.strictObject({ "@id": address }),
    potentialAction: z.strictObject({
      "@type": z.literal("SearchAction"),
      target: z.strictObject({
        "@type": z.literal("EntryPoint"),
        urlTemplate: z
          .string()
          .startsWith(`${origin}/`)
          .regex(/=\{search_term_string\}$/),
      }),
      "query-input": z.literal("required name=search_term_string"),
    }),
  });
  const item = z.strictObject({
    "@type": z.literal("ListItem"),
    position: z.int().positive(),
    name: text,
    item: address,
  });
  const breadcrumbList = z.strictObject({
    "@type": z.literal("BreadcrumbList"),
    itemListElement: z
      .array(item)
      .min(2)
      .refine((all) => all.every(({ position }, nth) => position === nth + 1), "positions 1..n")
      .refine((all) => new Set(all.map((each) => each.item)).size === all.length, "an item twice"),
  });
  const sportsEvent = z.strictObject({
    "@type": z.literal("SportsEvent"),
    name: text,
    url: address,
    startDate: z.iso.datetime({ offset: true }),
    eventStatus: z.enum([
      "https://schema.org/EventScheduled",
      "https://schema.org/EventPostponed",
      "https://schema.org/EventCancelled",
    ]),
    sport: text,
    homeTeam: team,
    awayTeam: team,
    location: z.strictObject({ "@type": z.literal("Place"), name: text }).optional(),
    description: text.optional(),
  });
  const game = z.strictObject({
    "@type": z.literal("Game"),
    name: text,
    url: address,
    publisher: z.strictObject({ "@type": z.literal("Organization"), name: text }),
  });
  const article = z.strictObject({
    "@type": z.literal("Article"),
    headline: text.max(110),
    url: address,
    mainEntityOfPage: address,
    datePublished: z.iso.datetime({ offset: true }),
    dateModified: z.iso.datetime({ offset: true }),
    inLanguage: z.string().regex(/^[a-z]{2}$/),
    author: z.union([z.strictObject({ "@type": z.literal("Person"), name: text }), organization]),
    publisher: organization,
  });
  const thing = z.discriminatedUnion("@type", [
    article,
    organization,
    webSite,
    breadcrumbList,
    sportsEvent,
    game,
  ]);
  return z.strictObject({
    "@context": z.literal("https://schema.org"),
    "@graph": z
      .array(thing)
      .min(1)
      .refine(
        (all) => new Set(all.map((each) => each["@type"])).size === all.length,
        "a kind twice",
      ),
  });
}

type Graph = z.infer<ReturnType<typeof graphSchema>>;

/** The names and addresses of a graph's breadcrumbs, paths without the origin; none = []. */
export function breadcrumbsOfGraph(graph: Graph | null, origin: string): (readonly string[])[] {
  const list = graph?.["@graph"].find((each) => each["@type"] === "BreadcrumbList");
  return (list?.itemListElement ?? []).map(({ name, item }) => [name, item.slice(origin.length)]);
}

const unescaped = (html: string) =>
  html
    .replace(/<[^>]*>/g, "")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&(?:quot|#34);/g, '"')
    .replace(/&#(?:39|x27);/g, "'")
    .replace(/&(?:amp|#38|#x26);/g, "&");

/** The names and addresses of the breadcrumbs that a page shows; the last is no link, and has the address `own`. */
export function shownBreadcrumbs(html: string, own: string): (readonly string[])[] {
  const [, list = ""] = /<nav class="crumbs"[^>]*><ol>(.*?)<\/ol>/s.exec(html) ?? [];
  return [...list.matchAll(/<li>(.*?)<\/li>/gs)].map(([, inner = ""]) => {
    const [, href = own] = /<a href="([^"]*)"/.exec(inner) ?? [];
    return [unescaped(inner), unescaped(href)];
  });
}
