import type { SiteConfig } from "~/domain/settings/site-config";

/** Sizes of the touch icons in `public/`, in pixels. */
export const touchIconSizes = [72, 96, 128, 144, 152, 192, 384, 512] as const;

/** The path of a touch icon. */
export const touchIconPath = (size: (typeof touchIconSizes)[number]) =>
  `/apple-touch-icon-${size}x${size}.png`;

/** The web app manifest; the start page leads to the visitor's language. */
export function webManifest({
  companyName,
  themeColor,
}: Pick<SiteConfig, "companyName" | "themeColor">) {
  return {
    id: "/",
    name: companyName,
    short_name: companyName,
    start_url: "/",
    scope: "/",
    display: "standalone",
    theme_color: themeColor,
    background_color: themeColor,
    icons: touchIconSizes.map((size) => ({
      src: touchIconPath(size),
      sizes: `${size}x${size}`,
      type: "image/png",
    })),
  };
}
