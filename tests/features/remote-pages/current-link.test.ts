import { describe, expect, it } from "vitest";
import { currentLinkIndex, linkPaths } from "~/features/remote-pages/current-link";
import { markCurrentLinkAndOpenDetails } from "~/features/remote-pages/current-link.server";

describe("the link of a page", () => {
  const links = [
    ["/en"],
    ["/en/home/line"],
    ["/en/home/line/all/football"],
    ["/en/champs/12", "/en/home/line/all/football/12"],
    ["/en/champs"],
  ];

  it("is the one whose path is the longest beginning of the page's", () => {
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

  it("reads paths without query and hash", () => {
    expect(linkPaths("/en/a?b=1#c", "/en/d  /en/e")).toEqual(["/en/a", "/en/d", "/en/e"]);
    expect(linkPaths("/en/a", null)).toEqual(["/en/a"]);
  });
});

describe("a prepared body", () => {
  const body =
    '<details id="a" open=""><a href="/en/x">x</a></details><details id="b"><a class="c" href="/en/y" data-also="/en/z">y</a></details><a href="/en/w">w</a>';

  it("marks the link, and opens the fold around it", () => {
    expect(markCurrentLinkAndOpenDetails(body, "/en/z/1")).toBe(
      body
        .replace('<details id="b"', '<details id="b" open=""')
        .replace('<a class="c"', '<a aria-current="page" class="c"'),
    );
  });

  it("leaves a fold that is open, and links outside any fold", () => {
    expect(markCurrentLinkAndOpenDetails(body, "/en/x")).toBe(
      body.replace('<a href="/en/x"', '<a aria-current="page" href="/en/x"'),
    );
    expect(markCurrentLinkAndOpenDetails(body, "/en/w")).toBe(
      body.replace('<a href="/en/w"', '<a aria-current="page" href="/en/w"'),
    );
    expect(markCurrentLinkAndOpenDetails(body, "/en/other")).toBe(body);
  });
});
