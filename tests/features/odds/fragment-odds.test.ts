import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { coefViews, decimalOdds, type OddsView } from "~/domain/odds/views";
import { formatFragmentPrices, replaceLast } from "~/features/odds/fragment-odds";

const american: OddsView = { id: coefViews.american, isLadder: false };
const ladder: OddsView = { id: coefViews.fractional, isLadder: true };
const button = (coef: string, shown: string, label = `Arsenal – Leeds, 1: ${shown}`) =>
  `<button class="p" name="bet" value="1:2:1::${coef}" data-bet="1:2:1:" aria-label="${label}"><span class="o">1</span> <data data-name="bet-coef" value="${coef}">${shown}</data></button>`;

describe("prices in a page fragment", () => {
  it("ODD-01 ODD-02 fragment prices and their labels are written in the chosen odds view, button values are unchanged", () => {
    const body = `<p>2.50 goals</p>${button("2.5", "2.50")}<b><data value="1.91" data-name="leg-coef">1.91</data></b>`;
    expect(formatFragmentPrices(body, decimalOdds)).toBe(body);
    const shown = formatFragmentPrices(body, american);
    expect(shown).toContain('value="1:2:1::2.5"');
    expect(shown).toContain('<data data-name="bet-coef" value="2.5">+150</data>');
    expect(shown).toContain('aria-label="Arsenal – Leeds, 1: +150"');
    expect(shown).toContain('<data value="1.91" data-name="leg-coef">−110</data>');
    expect(shown).toContain("<p>2.50 goals</p>");
    expect(formatFragmentPrices(body, ladder)).toContain(">6/4</data>");
  });

  it("ODD-01 the label of a blocked price changes only its price, not a line with the same digits", () => {
    const blocked = `<button disabled="" data-bet="1:2:over:2.50" aria-label="Over 2.50: 2.50, suspended"><s><data data-name="bet-coef" value="2.5">2.50</data></s></button>`;
    expect(formatFragmentPrices(blocked, american)).toBe(
      `<button disabled="" data-bet="1:2:over:2.50" aria-label="Over 2.50: +150, suspended"><s><data data-name="bet-coef" value="2.5">+150</data></s></button>`,
    );
  });

  it("ODD-01 decimal odds leave a fragment's own price text, and a price without text leaves the label unchanged", () => {
    const own = button("2.5", "2.5 for you");
    expect(formatFragmentPrices(own, decimalOdds)).toBe(own);
    const bare = (text: string) => button("2.5", text, "Arsenal – Leeds, 1: 2.50");
    expect(formatFragmentPrices(bare(""), american)).toBe(bare("+150"));
  });

  it("ODD-01 the last occurrence of a price in a label is replaced", () => {
    expect(replaceLast("Over 2.50: 2.50", "2.50", "+150")).toBe("Over 2.50: +150");
    expect(replaceLast("2.50, suspended", "2.50", "+150")).toBe("+150, suspended");
    expect(replaceLast("Over 2.5", "2.50", "+150")).toBe("Over 2.5");
  });

  it("ODD-01 other data, buttons without a price and invalid prices in a fragment are unchanged", () => {
    for (const body of [
      '<data data-name="bet-state" value="2.5">2.50</data>',
      '<button aria-label="2.50">2.50</button>',
      '<data data-name="bet-coef" value="none">none</data>',
      '<data data-name="bet-coef">2.50</data>',
      '<p title="<data data-name=&quot;bet-coef&quot; value=&quot;2.5&quot;>2.50</data>">x</p>',
    ])
      expect(formatFragmentPrices(body, american)).toBe(body);
  });

  it("ODD-01 a fragment of broken or endless tags is returned unchanged in length", () => {
    const bits = [
      "<button ",
      "<data ",
      'data-name="x-coef"',
      ">",
      "</data>",
      "</button>",
      '"',
      "a",
      "<",
      "\n",
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...bits), { maxLength: 60 }), (parts) => {
        const body = parts.join("");
        expect(formatFragmentPrices(body, american).length).toBe(body.length);
      }),
    );
    // A page's worth of tags that never end is read about once a tag, not once a pair or triple of them.
    const long = `${"<button ".repeat(1_000)}${'<data data-name="x-coef" '.repeat(1_000)}`;
    expect(formatFragmentPrices(long, american)).toBe(long);
  });
});
