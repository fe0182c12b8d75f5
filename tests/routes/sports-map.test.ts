import { expect, it } from "vitest";
import { Browser } from "../support/browser";
import { siteOfFile } from "../support/site";

const site = siteOfFile({ feed: null });

const sitemap = async (kind = "sports") =>
  (await new Browser().fetch(`/sitemap/en/${kind}.xml`)).text();
const lists = (text: string) => [
  ...new Set(
    [...text.matchAll(/<loc>[^<]*\/en\/home\/line\/all\/([^</?]+)[<?]/g)].map(([, slug]) => slug),
  ),
];

it("CFG-05 SEO-06 the sitemap has the list of every sport in the sports map, by its English name", async () => {
  await site.mark();
  expect(lists(await sitemap())).toEqual(
    expect.arrayContaining(["football", "ice-hockey", "table-tennis"]),
  );
  const [call] = await site.calls("/line-api/");
  expect(call?.path).toBe("/line-api/v1/sports?lng=en&nameEng=true");
  for (const slug of ["ice-hockey", "dota-2", "dolgosrochnye"]) {
    const page = await new Browser().get(`/en/home/line/all/${slug}`);
    expect([slug, page.status]).toEqual([slug, 200]);
  }
});

it("CFG-05 the list of a sport that the sports map does not have is left out of the sitemap", async () => {
  await site.fault("/line-api/", { status: 200, body: [{ sportId: 1, nameEng: "Football" }] });
  const text = await sitemap();
  expect(lists(text)).toEqual(["football"]);
  expect(text).toContain("/en/champs<");
});

it("CFG-05 without the sports map the sitemap still has every page", async () => {
  await site.fault("/line-api/", { status: 500 });
  expect(lists(await sitemap())).toContain("ice-hockey");
});

it("SEO-06 a sitemap that cannot be read is an outage, and one that there is not is 404", async () => {
  const statusOf = async (path: string) => (await new Browser().fetch(path)).status;
  for (const path of ["/sitemap/en/games-2.xml", "/sitemap/en/zzz.xml", "/sitemap/xx/games.xml"])
    expect([path, await statusOf(path)]).toEqual([path, 404]);
  await site.fault("/sitemap-api/", { status: 500 });
  for (const path of ["/sitemap.xml", "/sitemap/en/games.xml"])
    expect([path, await statusOf(path)]).toEqual([path, 503]);
});

it("SEO-07 an esports page under its second name has the address of its first, in the head and in the sitemap", async () => {
  const { head } = (await new Browser().get("/en/esports/real/all")).data("screen");
  const links = head.flatMap((tag) => ("href" in tag ? [tag.href] : []));
  expect(links.length).toBeGreaterThan(2);
  for (const href of links) expect(href).toMatch(/\/(\w\w)\/cyber\/real\/all$/);
  const text = await sitemap("esports");
  expect(text).toContain("/en/cyber/real/all<");
  expect(text).not.toContain("/en/esports");
});
