import { describe, expect, it } from "vitest";
import { currentLinkIndex, linkPaths } from "~/features/remote-pages/current-link";
import { markCurrentLinkAndOpenDetails } from "~/features/remote-pages/fill/visitor-values.server";

describe("current link of a page", () => {
  const links = [
    ["/en"],
    ["/en/home/line"],
    ["/en/home/line/all/football"],
    ["/en/champs/12", "/en/home/line/all/football/12"],
    ["/en/champs"],
  ];

  it("the current link is the one with the longest path that the page's path begins with", () => {
    const cases = [
      ["/en/home/line", 1],
      ["/en/home/line/", 1],
      ["/en/home/line/all/football/12/999", 3],
      ["/en/home/line/all/football/123", 2],
      ["/en/champs/12", 3],
      ["/en/champs/13", 4],
      ["/en/home/lines", 0],
      ["/ru/home/line", null],
    ] as const;
    for (const [path, nth] of cases)
      expect([path, currentLinkIndex(links, path)]).toEqual([path, nth]);
  });

  it("link paths are read without query and hash", () => {
    expect(linkPaths("/en/a?b=1#c", "/en/d  /en/e")).toEqual(["/en/a", "/en/d", "/en/e"]);
    expect(linkPaths("/en/a", null)).toEqual(["/en/a"]);
  });
});

describe("current link in a prepared body", () => {
  const body =
    '<details id="a" open=""><a href="/en/x">x</a></details><details id="b"><a class="c" href="/en/y" data-also="/en/z">y</a></details><a href="/en/w">w</a>';

  it("the current link is marked and the closed details element around it opened", () => {
    expect(markCurrentLinkAndOpenDetails(body, "/en/z/1")).toBe(
      body
        .replace('<details id="b"', '<details id="b" open=""')
        .replace('<a class="c"', '<a aria-current="page" class="c"'),
    );
  });

  it("marking the current link leaves open details and links outside details unchanged", () => {
    expect(markCurrentLinkAndOpenDetails(body, "/en/x")).toBe(
      body.replace('<a href="/en/x"', '<a aria-current="page" href="/en/x"'),
    );
    expect(markCurrentLinkAndOpenDetails(body, "/en/w")).toBe(
      body.replace('<a href="/en/w"', '<a aria-current="page" href="/en/w"'),
    );
    expect(markCurrentLinkAndOpenDetails(body, "/en/other")).toBe(body);
  });
});
