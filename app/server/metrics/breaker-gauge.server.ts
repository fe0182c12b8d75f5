import { Gauge, type Registry } from "prom-client";

/** State of a breaker for metrics; `service` is a name of ours, never an address. */
export interface BreakerReading {
  readonly service: string;
  readonly state: "closed" | "half-open" | "open";
}

const breakerValues = { closed: 0, "half-open": 0.5, open: 1 } as const;

/** Registers the gauge of breaker states; `read` returns the states each time that metrics are collected. */
export function registerBreakerGauge(
  registers: Registry[],
  read: () => readonly BreakerReading[],
): void {
  new Gauge({
    name: "touchline_breaker_state",
    help: "State of a service's breaker: 0 closed, 0.5 one call on its way to find out, 1 open.",
    labelNames: ["service"],
    registers,
    collect() {
      this.reset();
      // With several addresses of one service, the worst state is reported.
      const worst = new Map<string, number>();
      for (const { service, state } of read()) {
        worst.set(service, Math.max(worst.get(service) ?? 0, breakerValues[state]));
      }
      for (const [service, value] of worst) this.set({ service }, value);
    },
  });
}
