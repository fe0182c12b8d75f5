import { expect, it } from "vitest";
import { Browser } from "../support/browser";
import { siteOfFile } from "../support/site";

const site = siteOfFile({ feed: null });

const sitemap = async () => (await new Browser().fetch("/sitemap.xml?lng=en")).text();
const lists = (text: string) =>
  [...text.matchAll(/\/en\/home\/line\/all\/([^<]+)</g)].map(([, slug]) => slug);

it("CFG-05 SEO-06 the sitemap lists every sport by its English name, and long-term bets", async () => {
  await site.mark();
  const slugs = lists(await sitemap());
  expect(slugs).toEqual(
    expect.arrayContaining(["football", "ice-hockey", "dota-2", "dolgosrochnye"]),
  );
  expect(new Set(slugs).size).toBe(slugs.length);
  const [call] = await site.calls("/line-api/");
  expect(call?.path).toBe("/line-api/v1/sports?lng=en&nameEng=true");
  for (const slug of ["ice-hockey", "dota-2", "dolgosrochnye"]) {
    const page = await new Browser().get(`/en/home/line/all/${slug}`);
    expect([slug, page.status]).toEqual([slug, 200]);
  }
});

it("CFG-05 without the platform's list of sports the sitemap still has its other pages", async () => {
  await site.fault("/line-api/", { status: 500 });
  const text = await sitemap();
  expect(lists(text)).toEqual(["dolgosrochnye"]);
  expect(text).toContain("/en/cyber<");
});

it("SEO-07 an esports page under its second name has the address of its first, in the head and in the sitemap", async () => {
  const { head } = (await new Browser().get("/en/esports/real/all")).data("screen");
  const links = head.flatMap((tag) => ("href" in tag ? [tag.href] : []));
  expect(links.length).toBeGreaterThan(2);
  for (const href of links) expect(href).toMatch(/\/(\w\w)\/cyber\/real\/all$/);
  expect(await sitemap()).not.toContain("/en/esports");
});
