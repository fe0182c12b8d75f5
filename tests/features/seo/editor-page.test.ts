import { describe, expect, it } from "vitest";
import { editorCanonical, editorTags, isNoindexByEditor } from "~/features/seo/editor-page";
import { seoPageWire } from "~/platform/services/seo/wire.server";

const page = (patch: object) => seoPageWire.parse(patch);
const robots = (urlPath: string, content = "noindex") => ({ name: "robots", content, urlPath });

describe("what an editor says about a page", () => {
  it.each([
    ["the page's own robots", { metaRobots: "noindex, follow" }, true],
    ["the robots of what is above it", { hierarchyMetaRobots: "NOINDEX" }, true],
    ["none", { metaRobots: "none" }, true],
    ["robots for its path", { metas: [robots("/en/slots")] }, true],
    ["robots for every page", { metas: [robots("")] }, true],
    ["robots for another path", { metas: [robots("/en/casino")] }, false],
    ["index", { metaRobots: "index, follow", metas: [robots("", "index")] }, false],
  ])("SEO-03 a page with %s is kept from search engines or not", (_, patch, isKept) => {
    expect(isNoindexByEditor(page(patch), "/en/slots")).toBe(isKept);
  });

  it.each([
    ["/en/slots/vulkan", [robots("/en/slots/*"), robots("/en/slots/vulkan", "index")], false],
    ["/en/slots/demo", [robots("/en/slots/*"), robots("/en/slots/vulkan", "index")], true],
    ["/en/slots", [robots("/en/slots/*")], true],
    ["/en/slotsmania", [robots("/en/slots/*")], false],
    ["/en/slots/demo", [robots("/en/*", "index"), robots("/en/slots/*")], true],
    ["/en/slots", [robots("/*")], false],
    ["/", [robots("/*")], true],
  ])(
    "SEO-03 for %s the longest matching path counts, and the root is no prefix",
    (path, metas, isKept) => {
      expect(isNoindexByEditor(page({ metas }), path)).toBe(isKept);
    },
  );

  it("SEO-02 an editor's tags are added by their paths, and never those that the document has for itself", () => {
    const metas = [
      { name: "verify", content: "a", urlPath: "" },
      { name: "verify", content: "b", urlPath: "/en/slots" },
      { name: "author", content: "c", urlPath: "/en/casino" },
      { name: "Viewport", content: "width=1", urlPath: "" },
      robots(""),
    ];
    expect(editorTags(page({ metas }), "/en/slots")).toEqual([{ name: "verify", content: "b" }]);
  });

  it("SEO-02 a canonical address is given whole, or is the page's own on another host", () => {
    const own = "http://site.example:3000/en/slots?page=2";
    expect(editorCanonical(page({}), own)).toBe(own);
    const targetUrl = "https://other.example/en/slots";
    expect(editorCanonical(page({ customCanonical: { mode: "url", targetUrl } }), own)).toBe(
      targetUrl,
    );
    const domain = { host: "mirror.example" };
    expect(editorCanonical(page({ customCanonical: { mode: "mirror", domain } }), own)).toBe(
      "http://mirror.example/en/slots?page=2",
    );
  });

  it.each(["javascript:alert(1)", "/en/slots", ""])(
    "SEO-02 a canonical address %s is refused",
    (targetUrl) => {
      expect(seoPageWire.safeParse({ customCanonical: { mode: "url", targetUrl } }).success).toBe(
        false,
      );
    },
  );
});
