import { encode } from "uqr";

/** White edge that readers need, in modules. */
const edge = 4;

/** A QR code as the address of an SVG picture (OFC-04). */
export function qrCodeSvgDataUrl(text: string): string {
  const { data } = encode(text, { ecc: "M", border: 0 });
  const size = data.length + 2 * edge;
  const path = data
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? `M${x + edge} ${y + edge}h1v1h-1z` : [])),
    )
    .join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}
