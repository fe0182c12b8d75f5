import { defineCall } from "../../define-call.server";
import { sitemapContentsWire, sitemapPagesWire } from "./wire.server";

export const sitemapCalls = {
  contents: defineCall({
    name: "sitemap.contents",
    method: "GET",
    path: "/sitemap-api/v1/contents",
    summary: "How many pages search engines may have, by kind and language",
    auth: "none",
    kind: "query",
    timeoutMs: 15_000,
    isForPages: false,
    retries: 1,
    retryDelayMs: 200,
    reply: sitemapContentsWire,
  }),
  pages: defineCall({
    name: "sitemap.pages",
    method: "GET",
    path: "/sitemap-api/v1/pages",
    summary: "Pages that search engines may have, of a kind in a language",
    auth: "none",
    kind: "query",
    timeoutMs: 15_000,
    isForPages: false,
    retries: 1,
    retryDelayMs: 200,
    query: {
      "kind!": "sports, games, esports, casino, lottery or pages",
      "lng!": "the pages of this language",
      "from!": "how many pages to leave out, from 0",
      "limit!": "at most this many, up to 5000",
    },
    reply: sitemapPagesWire,
  }),
};
