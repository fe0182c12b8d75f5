import { readFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import type { Plugin } from "vite";

const source = new URL("../public/favicon.svg", import.meta.url).pathname;

/** Sizes of the icons that systems ask for by name, px (POP-09). */
const sizes = [72, 96, 128, 144, 152, 192, 384, 512];
/** The icon of systems that name no size, and how much of it may be cut off around a maskable one. */
const unnamedSize = 192;
const maskableSize = 512;
const maskableMargin = 4;

/** The icons of the installed site as PNG files, by their names, all drawn from one SVG. */
export function drawAppIcons(): ReadonlyMap<string, Buffer> {
  const svg = readFileSync(source, "utf8");
  const draw = (size: number, margin = 0) =>
    Buffer.from(
      new Resvg(fullBleed(svg, margin), { fitTo: { mode: "width", value: size } }).render().asPng(),
    );
  return new Map([
    ...sizes.map((size) => [`apple-touch-icon-${size}x${size}.png`, draw(size)] as const),
    ["apple-touch-icon.png", draw(unnamedSize)],
    ["apple-touch-icon-precomposed.png", draw(unnamedSize)],
    [`maskable-icon-${maskableSize}x${maskableSize}.png`, draw(maskableSize, maskableMargin)],
  ]);
}

/** The drawing without round corners, which systems cut themselves, and with a margin that they may cut off. */
function fullBleed(svg: string, margin: number): string {
  const side = 32 + 2 * margin;
  return svg
    .replace(/viewBox="0 0 32 32"/, `viewBox="${-margin} ${-margin} ${side} ${side}"`)
    .replace(
      /<rect width="32" height="32" rx="7"/,
      `<rect x="${-margin}" y="${-margin}" width="${side}" height="${side}"`,
    );
}

/** Adds the icons to the browser's build; in development draws them when they are asked for. */
export function appIcons(): Plugin {
  return {
    name: "touchline-app-icons",
    generateBundle() {
      if (this.environment?.config.build.ssr) return;
      for (const [fileName, bytes] of drawAppIcons())
        this.emitFile({ type: "asset", fileName, source: bytes });
    },
    configureServer({ middlewares }) {
      const icons = drawAppIcons();
      middlewares.use((request, response, next) => {
        const bytes = icons.get((request.url ?? "").slice(1).replace(/\?.*/, ""));
        if (!bytes) return next();
        response.setHeader("Content-Type", "image/png");
        response.end(bytes);
      });
    },
  };
}
