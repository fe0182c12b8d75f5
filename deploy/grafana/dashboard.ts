import type { Dashboard, Panel } from "@grafana/schema";

/** What an operator looks at every day (OPS-05). `npm run dashboard` writes dashboard.json from this. */

type Unit = "short" | "s" | "percentunit" | "reqps" | "bytes" | "ops";

interface Graph {
  readonly title: string;
  readonly description: string;
  readonly unit: Unit;
  /** PromQL by legend; `{{label}}` in a legend is a label's value. */
  readonly series: Readonly<Record<string, string>>;
  readonly isStacked?: boolean;
}

interface Row {
  readonly title: string;
  readonly graphs: readonly Graph[];
}

const rate = (metric: string, by: string, range = "$__rate_interval") =>
  `sum by (${by}) (rate(${metric}[${range}]))`;
const increase = (metric: string, by: string) => `sum by (${by}) (increase(${metric}[1h]))`;
const form = (names: string, more = "") => `touchline_form_results_total{form=~"${names}"${more}}`;
const quantile = (q: number, metric: string, by: string) =>
  `histogram_quantile(${q}, sum by (le, ${by}) (rate(${metric}_bucket[$__rate_interval])))`;

const bets = "bet_place|bet_one_click";

export const rows: readonly Row[] = [
  {
    title: "Business",
    graphs: [
      {
        title: "Placements by outcome, last hour",
        description: "Slips and one-click bets: placed, or the code of the refusal.",
        unit: "short",
        isStacked: true,
        series: {
          placed: `sum(increase(${form(bets, ',result="done"')}[1h]))`,
          "{{code}}": increase(form(bets, ',result="error"'), "code"),
        },
      },
      {
        title: "Stakes and returns, last hour",
        description:
          "By currency, in its units: stakes of bets and rounds, and what was paid on them.",
        unit: "short",
        series: {
          "stakes {{iso}}": increase('touchline_money_total{kind=~"stake|round-stake"}', "iso"),
          "returns {{iso}}": increase(
            'touchline_money_total{kind=~"return|cash-out|round-win|round-refund"}',
            "iso",
          ),
        },
      },
      {
        title: "Deposits by outcome, last hour",
        description: "Orders of a deposit: made, or the code of the refusal.",
        unit: "short",
        isStacked: true,
        series: { "{{result}} {{code}}": increase(form("deposit"), "result, code") },
      },
      {
        title: "Withdrawals by outcome, last hour",
        description: "Orders of a withdrawal: made, or the code of the refusal.",
        unit: "short",
        isStacked: true,
        series: { "{{result}} {{code}}": increase(form("withdrawal"), "result, code") },
      },
      {
        title: "Paid in and out, last hour",
        description: "Money of deposits and withdrawals by currency, in its units.",
        unit: "short",
        series: {
          "in {{iso}}": increase('touchline_money_total{kind="deposit"}', "iso"),
          "out {{iso}}": increase('touchline_money_total{kind="withdrawal"}', "iso"),
        },
      },
      {
        title: "Sign-ins and registrations, last hour",
        description: "Done and refused.",
        unit: "short",
        series: {
          "sign-in {{result}}": increase(form("login"), "result"),
          "registration {{result}}": increase(form("registration"), "result"),
        },
      },
    ],
  },
  {
    title: "Visitors",
    graphs: [
      {
        title: "Page views",
        description: "Documents a second, the ten most viewed screens.",
        unit: "reqps",
        isStacked: true,
        series: { "{{screen}}": `topk(10, ${rate("touchline_page_views_total", "screen")})` },
      },
      {
        title: "Web vitals, 75th percentile",
        description: "What visitors who consent met; s, CLS without a unit.",
        unit: "short",
        series: { "{{metric}}": quantile(0.75, "touchline_web_vital", "metric") },
      },
      {
        title: "Popups",
        description: "Shown, silenced and closed, by kind.",
        unit: "ops",
        series: { "{{kind}} {{event}}": rate("touchline_popups_total", "kind, event") },
      },
      {
        title: "Analytics events",
        description: "Sent, lost on the way, refused by visitors, or off in site config.",
        unit: "ops",
        isStacked: true,
        series: { "{{result}}": rate("touchline_analytics_events_total", "result") },
      },
      {
        title: "Open streams",
        description: "Streams of pushed changes.",
        unit: "short",
        series: { "{{instance}}": "sum by (instance) (touchline_push_streams)" },
      },
    ],
  },
  {
    title: "Service",
    graphs: [
      {
        title: "Requests by class of status",
        description: "A second; streams are not counted.",
        unit: "reqps",
        isStacked: true,
        series: { "{{status}}": rate("touchline_request_duration_seconds_count", "status") },
      },
      {
        title: "Time of requests, 95th percentile",
        description: "By method.",
        unit: "s",
        series: {
          "{{method}}": quantile(0.95, "touchline_request_duration_seconds", "method"),
        },
      },
      {
        title: "Time of the platform, 95th percentile",
        description: "One attempt of a call, by service.",
        unit: "s",
        series: {
          "{{service}}": quantile(0.95, "touchline_upstream_duration_seconds", "service"),
        },
      },
      {
        title: "Failed calls of the platform",
        description: "A second, by service and kind of failure.",
        unit: "ops",
        series: {
          "{{service}} {{outcome}}": rate(
            'touchline_upstream_duration_seconds_count{outcome!="ok"}',
            "service, outcome",
          ),
        },
      },
      {
        title: "Breakers",
        description: "0 closed, 0.5 one call on its way to find out, 1 open.",
        unit: "short",
        series: { "{{service}}": "max by (service) (touchline_breaker_state)" },
      },
      {
        title: "Event loop and memory",
        description: "Delay of the event loop, 99th percentile, and resident memory of each node.",
        unit: "short",
        series: {
          "delay {{instance}}, s": "nodejs_eventloop_lag_p99_seconds",
          "memory {{instance}}, GB": "process_resident_memory_bytes / 1e9",
        },
      },
    ],
  },
];

const [columns, panelWidth, panelHeight] = [24, 8, 8];
const datasource = { type: "prometheus", uid: `\${datasource}` };

function panelOf(graph: Graph, id: number, x: number, y: number): Panel {
  return {
    id,
    type: "timeseries",
    title: graph.title,
    description: graph.description,
    datasource,
    gridPos: { x, y, w: panelWidth, h: panelHeight },
    fieldConfig: {
      defaults: {
        unit: graph.unit,
        min: 0,
        custom: {
          lineWidth: 1,
          fillOpacity: graph.isStacked ? 40 : 10,
          stacking: { mode: graph.isStacked ? "normal" : "none", group: "A" },
        },
      },
      overrides: [],
    },
    options: {
      legend: { displayMode: "list", placement: "bottom", showLegend: true },
      tooltip: { mode: "multi", sort: "desc" },
    },
    targets: Object.entries(graph.series).map(([legendFormat, expr], at) => ({
      refId: String.fromCharCode(65 + at),
      datasource,
      expr,
      legendFormat,
    })),
  };
}

function panels(): NonNullable<Dashboard["panels"]> {
  const made: NonNullable<Dashboard["panels"]> = [];
  let [id, y] = [1, 0];
  for (const { title, graphs } of rows) {
    made.push({
      id: id++,
      type: "row",
      title,
      collapsed: false,
      gridPos: { x: 0, y, w: columns, h: 1 },
      panels: [],
    });
    y += 1;
    graphs.forEach((graph, at) => {
      const x = (at * panelWidth) % columns;
      made.push(panelOf(graph, id++, x, y + Math.floor((at * panelWidth) / columns) * panelHeight));
    });
    y += Math.ceil((graphs.length * panelWidth) / columns) * panelHeight;
  }
  return made;
}

/** The dashboard as Grafana imports it. */
export const dashboard: Dashboard = {
  uid: "touchline",
  title: "Touchline",
  tags: ["touchline"],
  timezone: "browser",
  editable: true,
  schemaVersion: 41,
  refresh: "30s",
  time: { from: "now-6h", to: "now" },
  templating: {
    list: [
      {
        name: "datasource",
        type: "datasource",
        label: "Prometheus",
        query: "prometheus",
        hide: 0,
      },
    ],
  },
  annotations: { list: [] },
  panels: panels(),
};
