import { z } from "zod";

const text = z.string().trim().max(2_000).default("");

/** A page in another language: its ISO code, or `x-default`, and its absolute address. */
const languageLinkWire = z.object({
  hrefLang: z.object({
    lang: z.string().regex(/^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{2,8})*$/),
    href: z.url(),
  }),
});

const domainWire = z.object({ host: z.string().regex(/^[\w.-]+(?::\d+)?$/) });

/** A page for another medium: a media query, the host that has it, and the path there. */
const mediaLinkWire = z.object({
  mediaType: z.string().min(1),
  toDomain: domainWire,
  urlPath: text,
});

/** What an editor of the operator says about a page, over what the page says of itself; "" and [] = nothing. */
export const seoPageWire = z.object({
  title: text,
  description: text,
  siteName: text,
  /** Robots of the page, and of what is above it in the operator's tree of pages. */
  metaRobots: text,
  hierarchyMetaRobots: text,
  /** `urlPath`: the path of one page, a prefix that ends with `/*`, or "" for every page. */
  metas: z
    .array(z.object({ name: z.string().regex(/^[\w:.-]{1,100}$/), content: text, urlPath: text }))
    .max(100)
    .default([]),
  customCanonical: z
    .discriminatedUnion("mode", [
      z.object({ mode: z.literal("url"), targetUrl: z.url({ protocol: /^https?$/ }) }),
      z.object({ mode: z.literal("mirror"), domain: domainWire }),
    ])
    .nullable()
    .default(null),
  alternateLanguageLinks: z.array(languageLinkWire).max(100).default([]),
  alternateMediaLinks: z.array(mediaLinkWire).max(20).default([]),
});
export type SeoPageWire = z.output<typeof seoPageWire>;

/** The visual data of a page: its title; "" = the page's own. */
export const seoVisualWire = z.object({ title: text });

/** A block of text and links below a page. `path` is a path after `/{lng}/`. */
export const seoContentWire = z.object({
  blocks: z
    .array(
      z.object({
        title: z.string().min(1).max(300),
        paragraphs: z.array(z.string().min(1).max(5_000)).max(20),
        links: z
          .array(z.object({ name: z.string().min(1).max(300), path: z.string().max(2_000) }))
          .max(100),
      }),
    )
    .max(10),
});
export type SeoContentWire = z.output<typeof seoContentWire>;

/** ISO codes by the languages in this site's addresses: `{"kz": "kk"}`; a language that is not here is its own code. */
export const seoLanguagesWire = z.record(
  z.string(),
  z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/),
);
