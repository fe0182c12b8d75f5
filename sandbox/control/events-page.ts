import { asc, gte } from "drizzle-orm";
import {
  catalogue,
  type EventFamily,
  type EventName,
  eventFamilies,
} from "~/domain/analytics/catalogue";
import { analyticsEvents } from "../db/schema";
import { html, type Markup } from "../remotes/markup";
import type { SandboxServices } from "../services/sandbox-services";

/** The chart's columns, and the longest time that it shows, minutes. */
const columns = 60;
const mostMinutes = 7 * 1440;
const [width, height] = [960, 280];

/** Colours of the families: told apart on light and dark ground, twelve in turn. */
const colours = [
  ...["#2f6fde", "#d9822b", "#2a9d6e", "#b5449b", "#c0392b", "#5f6caf"],
  ...["#8a9a1b", "#1d8a99", "#a0643b", "#7d5fd3", "#d35d7a", "#6b7785"],
];

interface Arrived {
  readonly at: number;
  readonly name: string;
  readonly family: EventFamily;
}

/**
 * `GET /sandbox/events/chart`: the analytics events of the last `minutes` (60), by family over time, for people. Its
 * numbers are the table below it.
 */
export async function eventsChartPage(services: SandboxServices, asked: string | undefined) {
  const minutes = Math.min(mostMinutes, Math.max(1, Math.trunc(Number(asked ?? 60)) || 60));
  const now = services.world.now();
  const from = now - minutes * 60_000;
  const rows = await services.db
    .select()
    .from(analyticsEvents)
    .where(gte(analyticsEvents.at, from))
    .orderBy(asc(analyticsEvents.id));
  const arrived = rows.flatMap(({ at, event }) => {
    const name = (event as { readonly name?: unknown } | null)?.name;
    if (typeof name !== "string" || !Object.hasOwn(catalogue, name)) return [];
    return [{ at, name, family: catalogue[name as EventName].family }];
  });
  const families = [...new Set(arrived.map(({ family }) => family))].sort();
  const colourOf = (family: EventFamily) =>
    colours[families.indexOf(family) % colours.length] ?? "";
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>Analytics events – sandbox</title><link rel="stylesheet" href="/sandbox/pages/style.css"></head>
<body><main class="wide"><h1>Analytics events of the last ${minutes} minutes</h1>
<p>${arrived.length} events arrived until ${new Date(now).toISOString()}.
${rows.length > arrived.length && `${rows.length - arrived.length} are not in the catalogue.`}</p>
<form><label>Minutes <input name="minutes" type="number" min="1" max="${mostMinutes}" value="${minutes}"></label>
<button class="go">Show</button></form>
${chart(arrived, { from, minutes, families, colourOf })}
${tableByName(arrived, families, colourOf)}
</main></body></html>`;
}

interface ChartOptions {
  readonly from: number;
  readonly minutes: number;
  readonly families: readonly EventFamily[];
  readonly colourOf: (family: EventFamily) => string;
}

/** Stacked columns; the table below has the same in numbers. */
function chart(arrived: readonly Arrived[], options: ChartOptions): Markup {
  const { from, minutes, families, colourOf } = options;
  const span = (minutes * 60_000) / columns;
  const counts = families.map((family) => {
    const bins = Array.from({ length: columns }, () => 0);
    for (const { at, family: own } of arrived) {
      const bin = Math.min(columns - 1, Math.floor((at - from) / span));
      if (own === family) bins[bin] = (bins[bin] ?? 0) + 1;
    }
    return { family, bins };
  });
  const totals = Array.from({ length: columns }, (_, bin) =>
    counts.reduce((sum, { bins }) => sum + (bins[bin] ?? 0), 0),
  );
  const top = Math.max(1, ...totals);
  const step = width / columns;
  const filled = Array.from({ length: columns }, () => 0);
  const bars = counts.flatMap(({ family, bins }) =>
    bins.map((count, bin) => {
      if (count === 0) return "";
      const tall = (count / top) * (height - 24);
      filled[bin] = (filled[bin] ?? 0) + tall;
      const y = height - 16 - (filled[bin] ?? 0);
      return html`<rect x="${(bin * step).toFixed(1)}" y="${y.toFixed(1)}" width="${(step - 2).toFixed(1)}" height="${tall.toFixed(1)}" fill="${colourOf(family)}"><title>${eventFamilies[family]}: ${count}</title></rect>`;
    }),
  );
  return html`<svg viewBox="0 0 ${width} ${height}" width="100%" role="img" aria-label="Events by family over time, at most ${top} in one column">
<line x1="0" x2="${width}" y1="${height - 16}" y2="${height - 16}" stroke="currentColor" stroke-opacity=".4"/>${bars}
<text x="0" y="${height - 3}" font-size="12" fill="currentColor">${minutes} min ago</text>
<text x="${width}" y="${height - 3}" font-size="12" fill="currentColor" text-anchor="end">now</text>
<text x="0" y="12" font-size="12" fill="currentColor">${top}</text></svg>`;
}

function tableByName(
  arrived: readonly Arrived[],
  families: readonly EventFamily[],
  colourOf: (family: EventFamily) => string,
): Markup {
  const rows = families.flatMap((family) => {
    const own = arrived.filter((event) => event.family === family);
    const names = [...new Set(own.map(({ name }) => name))].sort();
    return names.map(
      (
        name,
      ) => html`<tr><td><svg width="12" height="12" aria-hidden="true"><rect width="12" height="12" fill="${colourOf(family)}"/></svg> ${eventFamilies[family]}</td>
<td><code>${name}</code></td><td class="number">${own.filter((event) => event.name === name).length}</td></tr>`,
    );
  });
  return html`<table><thead><tr><th>Family</th><th>Event</th><th class="number">Arrived</th></tr></thead><tbody>${rows}</tbody></table>`;
}
