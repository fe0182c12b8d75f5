import { readFileSync } from "node:fs";
import { parser } from "@prometheus-io/lezer-promql";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { metrics } from "~/server/metrics/instruments.server";
import { moneyMetricsText } from "~sandbox/db/money-metrics";
import { dashboard, rows } from "../../deploy/grafana/dashboard";

const duration = z.string().regex(/^\d+[smhd]$/);
/** The format of Prometheus' rule files (prometheus.io, "Defining alerting rules"). */
const ruleFile = z.strictObject({
  groups: z.array(
    z.strictObject({
      name: z.string().min(1),
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^[A-Za-z]\w*$/),
          expr: z.string().min(1),
          for: duration,
          labels: z.strictObject({ severity: z.enum(["page", "ticket"]) }),
          annotations: z.strictObject({ summary: z.string().min(1), runbook: z.string() }),
        }),
      ),
    }),
  ),
});
const alerts = ruleFile
  .parse(parse(readFileSync("deploy/prometheus/alerts.yaml", "utf8")))
  .groups.flatMap(({ rules }) => rules);
const graphs = rows.flatMap((row) => row.graphs);
const expressions = [
  ...graphs.flatMap(({ title, series }) =>
    Object.values(series).map((expr) => [title, expr] as const),
  ),
  ...alerts.map(({ alert, expr }) => [alert, expr] as const),
].map(([of, expr]) => [of, expr.replaceAll("$__rate_interval", "5m")] as const);

/** Metrics by name, with the labels that they have; those of a histogram with each of its suffixes. */
async function knownMetrics(): Promise<Map<string, readonly string[]>> {
  const known = new Map<string, readonly string[]>([["up", ["job", "instance"]]]);
  const own = metrics().registry.getMetricsAsArray() as unknown as readonly {
    readonly name: string;
    readonly type: string;
    readonly labelNames?: readonly string[];
  }[];
  for (const { name, type, labelNames = [] } of own) {
    const suffixes = type === "histogram" ? ["_bucket", "_count", "_sum"] : [""];
    for (const suffix of suffixes) known.set(name + suffix, ["instance", "le", ...labelNames]);
  }
  for (const [, name = ""] of (await moneyMetricsText()).matchAll(/^# HELP (\S+)/gm))
    known.set(name, ["instance", "kind", "iso"]);
  return known;
}

describe("the dashboard and the alerts", () => {
  it.each(expressions)("OPS-05 the expression of %s is PromQL: %s", (_of, expr) => {
    const errors: string[] = [];
    parser.parse(expr).iterate({
      enter: ({ type, from, to }) => {
        if (type.isError) errors.push(expr.slice(from, to));
      },
    });
    expect(errors).toEqual([]);
  });

  it.each(expressions)(
    "OPS-05 %s asks for metrics and labels that the product has",
    async (_of, expr) => {
      const known = await knownMetrics();
      const names = [
        ...expr.matchAll(/\b((?:touchline|nodejs|process)_\w+|up)\b(?:\{([^}]*)\})?/g),
      ];
      expect(names.length).toBeGreaterThan(0);
      for (const [, name = "", matchers = ""] of names) {
        expect([...known.keys()]).toContain(name);
        const labels = [...matchers.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label]) => label);
        expect(labels.filter((label) => label && !known.get(name)?.includes(label))).toEqual([]);
      }
    },
  );

  it("OPS-05 deploy/grafana/dashboard.json is the dashboard of dashboard.ts (`npm run dashboard` writes it)", () => {
    const written = JSON.parse(readFileSync("deploy/grafana/dashboard.json", "utf8"));
    expect(written).toEqual(JSON.parse(JSON.stringify(dashboard)));
  });

  it("OPS-05 the panels have numbers of their own and lie side by side", () => {
    const panels = dashboard.panels ?? [];
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const cells = panels.flatMap(({ gridPos }) => {
      const { x = 0, y = 0, w = 0, h = 0 } = gridPos ?? {};
      return Array.from({ length: w * h }, (_, n) => `${x + (n % w)}:${y + Math.floor(n / w)}`);
    });
    expect(new Set(cells).size).toBe(cells.length);
  });

  it("OPS-05 each alert has a paragraph in docs/operating.md", () => {
    const guide = readFileSync("docs/operating.md", "utf8");
    const [, section = ""] = guide.split("\n## Alerts\n");
    for (const { alert } of alerts) expect(section).toContain(`**${alert}**`);
    expect(
      alerts.every(({ annotations }) => annotations.runbook === "docs/operating.md#alerts"),
    ).toBe(true);
  });
});
