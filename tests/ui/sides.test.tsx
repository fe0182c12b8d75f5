import { describe, expect, it } from "vitest";
import { Sides } from "~/ui/Sides";
import { html } from "./render";

describe("two sides in a text of the slip", () => {
  it("LNG-08 names and a score have each side isolated, in the direction of the page", () => {
    expect(html(<Sides text="Arsenal – Leeds" />, "ar")).toBe(
      '<span dir="rtl"><bdi>Arsenal</bdi> – <bdi>Leeds</bdi></span>',
    );
    expect(html(<Sides text="10:2" />, "ar")).toBe(
      '<span dir="rtl"><bdi>10</bdi>:<bdi>2</bdi></span>',
    );
    expect(html(<Sides text="10:2" />, "en")).toContain('dir="ltr"');
  });

  it("LNG-08 words around a score stay with the side that they precede", () => {
    expect(html(<Sides text="Correct score: 2:1" />, "ar")).toBe(
      '<span dir="rtl"><bdi>Correct score: 2</bdi>:<bdi>1</bdi></span>',
    );
    expect(html(<Sides text="Over 2.5" />, "ar")).toBe("Over 2.5");
  });
});
