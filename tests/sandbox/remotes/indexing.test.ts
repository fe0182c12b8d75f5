import { describe, expect, it } from "vitest";
import { isLanguage } from "~/i18n/languages";
import { isGameIndexed, isOverLongAgo, listPageAddress } from "~sandbox/remotes/indexing";
import { textsFor } from "~sandbox/remotes/texts";
import { england, now } from "./fixture";

const day = 86_400_000;

describe("pages of what is over", () => {
  it("SEO-09 what ended is in search engines for 30 days, and not a moment longer", () => {
    expect(isOverLongAgo(now - 30 * day, now)).toBe(false);
    expect(isOverLongAgo(now - 30 * day - 1, now)).toBe(true);
  });

  it("SEO-09 a game to come is indexed, and one of a league around the clock until it ends", () => {
    const ended = { status: "finished", endsAt: now - day } as const;
    expect(isGameIndexed({ champ: england, status: "line", endsAt: now + day }, now)).toBe(true);
    expect(isGameIndexed({ champ: england, ...ended }, now)).toBe(true);
    const champ = { ...england, cyber: { kind: "virtual", hasVideo: false } } as const;
    expect(isGameIndexed({ champ, ...ended }, now)).toBe(false);
    expect(isGameIndexed({ champ, status: "live", endsAt: now + day }, now)).toBe(true);
  });
});

it("SEO-09 the further pages of a list have titles, descriptions and addresses of their own, in five languages", () => {
  const list = { title: "Football", description: "Odds on 70 events." };
  const words = { en: "page 2", ru: "страница 2", ar: "صفحة 2", es: "página 2", tr: "sayfa 2" };
  for (const [lng, text] of Object.entries(words)) {
    const t = textsFor(isLanguage(lng) ? lng : "en");
    expect(listPageAddress({ t }, list, "home/line/all/football", 2)).toEqual({
      title: `Football, ${text}`,
      description: `Odds on 70 events. (${text})`,
      canonical: "home/line/all/football?page=2",
    });
  }
  expect(listPageAddress({ t: textsFor("en") }, list, "home/line", 1)).toEqual({
    ...list,
    canonical: "home/line",
  });
});
