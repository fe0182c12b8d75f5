import type { ScreenMatch } from "~/features/screens/types";

/** Where a page's texts are asked for (SEO-01). */
export interface ContentPlace {
  readonly stream: string;
  readonly section: string | null;
  readonly subsectionId: string | null;
}

const lottoResults = new Set(["results", "view"]);

/**
 * The content stream of a screen with its section: the row's own, else the path's first segment; the language
 * alone is home. Lotto's results and view are one section; a bonus route's is `rules` or `games` (SEO-08).
 */
export function contentPlace({ screen, params, path }: ScreenMatch): ContentPlace {
  const stream = screen.stream === "-" ? (path[0] ?? "home") : screen.stream;
  const named = params["sectionName"] ?? params["section"] ?? null;
  const section = screen.id === "lotto" && named && lottoResults.has(named) ? "results" : named;
  const subsectionId =
    params["id"] ?? params["lottoId"] ?? params["promotionId"] ?? params["gameRoute"] ?? null;
  return { stream, section, subsectionId };
}
