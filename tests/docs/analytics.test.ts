import { expect, it } from "vitest";
import { browserEventNames, catalogue, eventFamilies } from "~/domain/analytics/catalogue";

const kindText = (kind: string | readonly string[]) =>
  typeof kind === "string"
    ? kind.replace("?", " or null")
    : kind.map((one) => `\`${one}\``).join(", ");

it("ANA-03 docs/analytics.md is the catalogue of events (`npm test -- tests/docs -u` rewrites it)", async () => {
  const sections = Object.entries(eventFamilies).flatMap(([family, title]) => {
    const own = Object.entries(catalogue).filter(([, entry]) => entry.family === family);
    const rows = own.map(([name, { fields, when, id }]) => {
      const listed = Object.entries(fields).map(
        ([field, kind]) => `\`${field}\`: ${kindText(kind)}`,
      );
      const by = browserEventNames.some((one) => one === name) ? "browser" : "server";
      return `| \`${name}\` | ${id ?? "–"} | ${listed.join("; ") || "–"} | ${by} | ${when} |`;
    });
    return [
      "",
      `## ${title}`,
      "",
      "| event | number | fields | recorded by | when |",
      "|---|---|---|---|---|",
      ...rows,
    ];
  });
  const text = [
    "# Analytics events",
    "",
    "The catalogue of events (`app/domain/analytics/catalogue.ts`). A test writes this file",
    "(`npm test -- tests/docs -u`).",
    "",
    "- Nothing is recorded without consent to marketing cookies, which is what grants `analytics_storage`. Without it the",
    "  server counts pages and forms as bare numbers (`touchline_page_views_total`, `touchline_form_results_total`).",
    "- Events go to `POST /fatman-api/{key}?whence=&lang=` of the platform; `whence` is 55, inside a Telegram app 119.",
    "- Each event also has `uid`, a random number of its own (one that arrives twice counts once), `at` in ms since epoch,",
    "  and `id`, the collector's number, where the specification gives one.",
    "- A `word` is a name of the product's own: a screen, a field, an error code. Nothing that a visitor typed is recorded,",
    "  and no login, telephone, address, amount or player.",
    "- A form is one event for each post: `_done`, or `_error` with the code of its first error and that error's field (null =",
    "  the form as a whole). The server records them, with and without JavaScript.",
    "- `mode` of a page: `document` loaded, `navigation` reached by a script, `restored` by the browser's back and forward.",
    ...sections,
    "",
  ].join("\n");
  await expect(text).toMatchFileSnapshot("../../docs/analytics.md");
});
