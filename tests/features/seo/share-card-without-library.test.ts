import { expect, it, vi } from "vitest";

vi.mock("@resvg/resvg-js", () => {
  throw new Error("no binary for this server");
});

const { canDrawShareCards, drawShareCard } = await import("~/features/seo/share-card/draw.server");
const { shareImageOf } = await import("~/features/seo/share-card/image.server");

it("SEO-12 a server without the library's binary has pages without pictures, and draws none", async () => {
  const site = { companyName: "Touchline", licence: { ageLimit: 18 } } as Parameters<
    typeof shareImageOf
  >[2]["config"];
  expect(await canDrawShareCards()).toBe(false);
  const card = { title: "Arsenal", lines: [], figures: [] };
  const place = { origin: "https://site.example", lng: "en", config: site } as const;
  expect(await shareImageOf(card, "home/line", place)).toBeNull();
  expect(await drawShareCard({ ...card, siteName: "Touchline", age: 18, dir: "ltr" })).toBeNull();
});
