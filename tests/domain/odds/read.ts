import { type CoefViewId, coefViews, type Profit } from "~/domain/odds/views";

/** What a price in a view means to its reader, by the field's own formulas (ODD-01): what one unit wins, exactly. */
export function meantBy(id: CoefViewId, text: string): Profit {
  const isBelow = text.startsWith("−");
  const [n, d] = text.includes("/")
    ? text.split("/").map(Number)
    : decimal(text.replace(/^[−+]/, ""));
  if (!n || !d) throw new Error(`a view that cannot be read: ${text}`);
  const [won, of] = [BigInt(n), BigInt(d)];
  switch (id) {
    case coefViews.decimal:
      return { n: won - of, d: of };
    case coefViews.american:
      return isBelow ? { n: 100n * of, d: won } : { n: won, d: 100n * of };
    default:
      return isBelow ? { n: of, d: won } : { n: won, d: of };
  }
}

function decimal(text: string): [n: number, d: number] {
  const [whole = "", digits = ""] = text.split(".");
  return [Number(whole + digits), 10 ** digits.length];
}
