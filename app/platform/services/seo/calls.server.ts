import { defineCall } from "../../define-call.server";
import { seoContentWire, seoLanguagesWire, seoPageWire, seoVisualWire } from "./wire.server";

/** What all calls about a page say of it. */
const aboutPage = {
  "domain!": "host of the page",
  "projectId!": "the site's group",
  "language!": "language of the page",
  "timezone!": "hours east of UTC",
  "stream!": "kind of page",
  section: "part of the stream",
  subsectionId: "the thing that the page is about",
} as const;

const common = {
  method: "GET",
  auth: "none",
  kind: "query",
  timeoutMs: 1_000,
  isSpecified: true,
} as const;

export const seoCalls = {
  content: defineCall({
    ...common,
    name: "seo.content",
    path: "/seo-api/v1/content",
    summary: "Text and links that stand below a page",
    query: { "path!": "path of the page after the language", ...aboutPage },
    reply: seoContentWire,
  }),
  visual: defineCall({
    ...common,
    name: "seo.visual",
    path: "/seo-api/v1/page-visual",
    summary: "Title that an editor gave a page",
    query: aboutPage,
    reply: seoVisualWire,
  }),
  page: defineCall({
    ...common,
    name: "seo.page",
    path: "/seo-api/v1/page-data",
    summary: "Metadata that an editor gave a page",
    query: aboutPage,
    reply: seoPageWire,
  }),
  languages: defineCall({
    ...common,
    name: "seo.languages",
    path: "/seo-api/v1/languages",
    summary: "ISO codes of the languages in addresses",
    reply: seoLanguagesWire,
  }),
};
