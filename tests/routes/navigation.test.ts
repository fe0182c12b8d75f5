import { expect, it } from "vitest";
import { Browser } from "../support/browser";
import { shellOfFile } from "../support/shell";
import { signedIn } from "../support/signed-in";
import { siteOfFile } from "../support/site";

siteOfFile();
const shell = shellOfFile();

/** Where the links lead that a page's header and its bottom navigation mark as the current page. */
async function currentOn(
  path: string,
  browser = new Browser(),
): Promise<Record<"header" | "bottom", string[]>> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const { text } = await shell.send(
    `GET /en${path} HTTP/1.1\r\nHost: shop.test\r\nCookie: ${cookie}\r\nConnection: close\r\n\r\n`,
  );
  const links = (part: RegExp) => {
    const marked = (part.exec(text)?.[0] ?? "").match(/<a [^>]*aria-current="page"[^>]*>/g) ?? [];
    return [...new Set(marked.map((link) => /href="\/en\/?([^"]*)"/.exec(link)?.[1] ?? link))];
  };
  return {
    header: links(/<header.*?<\/header>/s),
    bottom: links(/<nav [^>]*aria-label="Quick navigation".*?<\/nav>/s),
  };
}

it.each([
  ["/", [], [""]],
  ["/home/live", ["home/live"], ["home/live"]],
  ["/home/live/all/football", ["home/live"], []],
  ["/home/line", ["home/line"], []],
  ["/results/live", ["results/live"], []],
  ["/casino", ["casino"], ["casino"]],
  ["/coupon", [], ["coupon"]],
  ["/about", [], []],
  // Pages of a section that begin in another way than it does.
  ["/casino-lobby", ["casino"], ["casino"]],
  ["/slots", ["casino"], ["casino"]],
  ["/games/dice", ["casino"], ["casino"]],
  ["/toto", ["lotto"], []],
])(
  "ACS-02 the page /en%s marks only its own section as current in the navigation",
  async (path, header, bottom) => {
    expect(await currentOn(path)).toEqual({ header, bottom });
  },
);

it("ACS-02 a page of the office marks only its own link as current in the navigation", async () => {
  const player = await signedIn();
  expect(await currentOn("/office/account", player)).toEqual({
    header: ["office/account"],
    bottom: [],
  });
  expect(await currentOn("/office/history", player)).toEqual({
    header: ["office/history"],
    bottom: ["office/history"],
  });
  expect(await currentOn("/office/historypay", player)).toEqual({
    header: ["office/historypay"],
    bottom: [],
  });
  // Points, friends and the rest of what a player is given stand under bonuses.
  expect(await currentOn("/office/rewards", player)).toEqual({
    header: ["office/bonuses/deposit"],
    bottom: [],
  });
});
