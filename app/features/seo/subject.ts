import type { Screen, ScreenMatch } from "~/features/screens/types";

/** What the SEO calls name a page by: its stream, the part of it, and the thing that it is about; "" = none (SEO-01). */
interface StreamSubject {
  readonly stream: string;
  readonly section: string;
  readonly subsectionId: string;
}

interface PageOfStream {
  readonly screen: Pick<Screen, "id" | "stream">;
  readonly params: ScreenMatch["params"];
  /** Decoded segments after the language. */
  readonly path: readonly string[];
  readonly query: URLSearchParams;
  /** Ids of sports by their names in addresses. */
  readonly sportIds: ReadonlyMap<string, number>;
}

/** The subject of a page for the SEO calls, by its stream as the screen catalogue names it (seed 2 §2). */
export function streamSubject(page: PageOfStream): StreamSubject {
  const { screen, params, path, query, sportIds } = page;
  const of = (section = "", subsectionId = "") => ({
    stream: screen.stream,
    section,
    subsectionId,
  });
  const [first = "", second, third] = path;
  switch (screen.stream) {
    case "home":
      return of();
    case "main section":
    case "main section champ":
    case "main game": {
      const sport = params["sport"] === undefined ? undefined : sportIds.get(params["sport"]);
      return of(params["section"], params["game"] ?? params["champ"] ?? sport?.toString());
    }
    case "toto frame":
      return of(params["section"]);
    case "lotto":
      // The archive, and a draw in it, are one part.
      return second === "results" || second === "view"
        ? of("results", third)
        : of(params["sectionName"], params["lottoId"]);
    case "bonuses":
    case "bonuses-offers":
    case "bonus":
    case "bonus-offer":
      return of(params["section"] ?? query.get("section") ?? "rules", params["id"]);
    case "promotions":
      return of("", params["promotionId"]);
    case "all-games":
      return of("", params["gameRoute"]);
    case "casino":
      return of(
        first,
        params["gameId"] ?? params["provider"] ?? params["subcategory"] ?? params["game"],
      );
    case "partners":
      return of(params["section"] ?? (first === "partners" ? "" : first));
    case "information":
    case "external apps":
    case "user":
      return of(path.slice(0, 2).join("/"), third);
    case "-":
      return { stream: first || "home", section: second ?? "", subsectionId: third ?? "" };
    default:
      return of(second, third);
  }
}
