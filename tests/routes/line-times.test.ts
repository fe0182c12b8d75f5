import { expect, it } from "vitest";
import { Browser } from "../support/browser";
import { siteOfFile } from "../support/site";

const site = siteOfFile();

const listOf = async (query: string) => {
  const page = await new Browser().get(`/en/home/line/all${query}`);
  const body = page.bodies.get("betting")?.content ?? "";
  return {
    games: [...body.matchAll(/<li class="ev" data-game="(\d+)"/g)].map(([, id]) => Number(id)),
    types: [...body.matchAll(/data-bet="\d+:\d+:([\w-]+):/g)].map(([, type]) => type ?? ""),
    chosen: /<a class="chip" rel="nofollow" href="([^"]*)" aria-current="true"/.exec(body)?.[1],
  };
};

it("SCR-18 the line can be narrowed to events that begin soon, a half's prices or recommended matches", async () => {
  const { now, games } = await site.control<{
    now: string;
    games: { id: number; startsAt: string }[];
  }>("GET", "feed?status=line&limit=200");
  const all = await listOf("?time=0");
  expect(all.games.length).toBeGreaterThan(10);
  expect(all.chosen).toBe("/en/home/line/all");
  const until = Date.parse(now) + 12 * 3_600_000;
  await site.advance(20 * 3_600_000);
  const soon = await listOf("?time=1");
  const moved = until + 20 * 3_600_000;
  expect(soon.games.toSorted()).toEqual(
    games
      .filter(({ startsAt }) => Date.parse(startsAt) < moved)
      .map(({ id }) => id)
      .toSorted(),
  );
  await site.tidy();
  for (const [time, half] of [
    ["2", "half-1"],
    ["3", "half-2"],
  ] as const) {
    const list = await listOf(`?time=${time}`);
    expect(list.games.length).toBeGreaterThan(0);
    const results = list.types.filter((type) => /^(?:1|X|2|half-\d-\w)$/.test(type));
    expect(new Set(results)).toEqual(new Set([`${half}-1`, `${half}-X`, `${half}-2`]));
    expect(list.chosen).toBe(`/en/home/line/all?time=${time}`);
  }
  const best = await listOf("?time=6");
  expect(best.games.length).toBeGreaterThan(0);
  expect(best.games.length).toBeLessThan(all.games.length + 1);
  expect((await listOf("?time=9")).games).toEqual(all.games);
});
